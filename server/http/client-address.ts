import { isIPv6 } from "node:net"

/**
 * Who a client's address stands for where attempts are counted: an IPv4 address itself, of an IPv6
 * address the first 64 bits, since whoever has one of those has 2^64 to try from.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = "", tail] = address.split("::")
  const start = head === "" ? [] : head.split(":")
  const end = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0")
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")
}
