import { createHash } from "node:crypto"

/** SHA-256 as bytes: how tokens stand in the database. */
export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest()
/** A name for something that must not be kept in clear, such as an unknown address. */
export const pseudonym = (text: string): string => sha256(text).toString("hex").slice(0, 32)
