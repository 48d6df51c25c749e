import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { clearLocalFlags, readNoAccess, setNoAccess } from "./local-flags.ts"
import { endSession, listenToSession, modeOf, profileLabel, readSession, startSession } from "./session-store.ts"

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", memoryStorage())
  vi.stubGlobal("localStorage", memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test("a session is told of, kept, and wholly forgotten", () => {
  const told = vi.fn()
  const stop = listenToSession(told)
  startSession({ token: "Bearer abc", name: "Ruth", role: "admin" })
  expect(readSession()).toEqual({ token: "Bearer abc", name: "Ruth", role: "admin" })
  expect(readSession()).toBe(readSession())
  sessionStorage.setItem("anything", "else")
  endSession()
  expect(readSession()).toBeNull()
  expect(sessionStorage.getItem("anything")).toBeNull()
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test("a stored role that does not exist is no session", () => {
  sessionStorage.setItem("token", "x")
  sessionStorage.setItem("name", "x")
  sessionStorage.setItem("role", "superuser")
  expect(readSession()).toBeNull()
})

test("the mode is the role of a beta user, else investor; the label says admin for admins", () => {
  const session = (role: "admin" | "investor" | "founder") => ({ token: "x", name: "x", role })
  expect(modeOf(null)).toBe("Investor")
  expect(modeOf(session("founder"))).toBe("Founder")
  expect(profileLabel(session("admin"))).toBe("admin")
  expect(profileLabel(session("investor"))).toBe("investor")
  expect(profileLabel(session("founder"))).toBe("founder")
})

test("an admin's sign-in clears the flags but neither drafts nor the appearance", () => {
  setNoAccess()
  localStorage.setItem("parley:simulation:4:draft", "What does it cost")
  localStorage.setItem("parley:theme", "dark")
  localStorage.setItem("other", "1")
  expect(readNoAccess()).toBe(true)
  clearLocalFlags()
  expect(readNoAccess()).toBe(false)
  expect(localStorage.getItem("other")).toBeNull()
  expect(localStorage.getItem("parley:simulation:4:draft")).toBe("What does it cost")
  expect(localStorage.getItem("parley:theme")).toBe("dark")
})
