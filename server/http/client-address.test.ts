import { expect, test } from "vitest"
import { countedAddress } from "./client-address.ts"

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1::7", "2001:db8:0:1"],
  ["2001:DB8::1:0:0:0:9", "2001:db8:0:1"],
  ["2001:0db8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1"],
  ["::1", "0:0:0:0"],
  ["no address", "no address"],
])("%s counts as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
