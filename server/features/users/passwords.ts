import { hash, verify } from "@node-rs/argon2"

/** argon2id (the library's default) with OWASP's smallest recommended cost: 12 to 19 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let unknownAccount: Promise<string> | undefined
/** The hash of nobody's password: checking against it takes as long as against a real one. */
function hashOfNobody(): Promise<string> {
  unknownAccount ??= hashPassword("no account has this password")
  return unknownAccount
}

/** Whether the password is the account's. Takes the same time where there is no account or no password. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await hashOfNobody()), password)
  return right && stored !== null && stored !== undefined
}

/** Whether a stored hash was made with less effort than we ask today. */
export function isOutdated(stored: string): boolean {
  const found = /^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored)
  if (!found) return true
  const [, memory = "0", time = "0"] = found
  return Number(memory) < COST.memoryCost || Number(time) < COST.timeCost
}

/** Makes the first sign-in as quick as any other. */
export const warmPasswords = (): Promise<unknown> => hashOfNobody()
