/**
 * Which passwords are refused, after NIST SP 800-63B-4: too short, too common, or about the account.
 * No rules about kinds of characters. The common ones are recognised by how people make them
 * (words, years, runs, repeats, keyboard rows), since a list of the shortest ones never reaches
 * the length that is asked for.
 */
import { MAX_PASSWORD_LENGTH } from "#contracts/limits.ts"

const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
]
/** Longest first, so that a word is taken before the shorter one in it. */
const WORDS = [
  "trustno1",
  "password",
  "passwort",
  "passphrase",
  "passcode",
  "administrator",
  "superman",
  "princess",
  "football",
  "baseball",
  "liverpool",
  "sunshine",
  "iloveyou",
  "starwars",
  "whatever",
  "computer",
  "internet",
  "michelle",
  "charlie",
  "chelsea",
  "arsenal",
  "welcome",
  "letmein",
  "monkey",
  "dragon",
  "master",
  "shadow",
  "secret",
  "summer",
  "winter",
  "spring",
  "autumn",
  "london",
  "qwerty",
  "azerty",
  "changeme",
  "default",
  "example",
  "access",
  "login",
  "admin",
  "guest",
  "hello",
  "please",
  "test",
  "root",
  "pass",
  "word",
  "love",
].sort((a, b) => b.length - a.length)
/** Three words chosen at random are no longer among the first that anyone tries. */
const MAX_WORDS = 2
const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
}

const plain = (text: string) => text.toLowerCase().normalize("NFKC")
const letters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{N}]/gu, "")
const unleet = (text: string) => text.replaceAll(/[013457@$!]/g, (character) => LEET[character] ?? character)

/** A short piece said over and over. */
function repeats(text: string): boolean {
  for (let size = 1; size <= Math.min(8, text.length / 2); size++) {
    const piece = text.slice(0, size)
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true
  }
  return false
}

/** How much of a text is left when runs of four or more characters are taken out of it. */
function withoutRuns(text: string): string {
  let rest = text
  for (const run of RUNS) {
    for (const direction of [run, run.split("").toReversed().join("")]) {
      for (let size = Math.min(direction.length, rest.length); size >= 4; size--) {
        for (let start = 0; start + size <= direction.length; start++) {
          rest = rest.replaceAll(direction.slice(start, start + size), " ")
        }
      }
    }
  }
  return rest.replaceAll(/(.)\1{3,}/g, " ").replaceAll(" ", "")
}

/** Runs, years, digits and up to two different common words taken away: is next to nothing left? */
function isCommon(password: string): boolean {
  const text = letters(password)
  if (repeats(text) || repeats(plain(password))) return true
  for (const reading of [text, letters(unleet(plain(password).replace(/\d+$/, "")))]) {
    let rest = withoutRuns(reading)
    let taken = 0
    for (const word of WORDS) {
      if (taken === MAX_WORDS || !rest.includes(word)) continue
      rest = rest.replaceAll(word, "")
      taken += 1
    }
    rest = rest.replaceAll(/(19|20)\d\d/g, "").replaceAll(/\d+/g, "")
    if (rest.length <= 2) return true
  }
  return new Set(password).size <= 4
}

/** Why a password cannot be taken, as a sentence; null where it can. */
export function refusePassword(
  password: string,
  about: { email: string; firstname: string | null; product: string; minLength: number },
): string | null {
  if (password === "") return "Password cannot be empty."
  const length = Array.from(password).length
  if (length < about.minLength) return `The password must have at least ${about.minLength} characters.`
  if (length > MAX_PASSWORD_LENGTH) return `The password must have at most ${MAX_PASSWORD_LENGTH} characters.`
  if (password.trim() === "") return "The password cannot be made of spaces alone."
  const text = letters(password)
  const names = [about.email, about.email.split("@")[0] ?? "", about.firstname ?? "", about.product].map(letters)
  for (const name of names) {
    if (name.length < 3) continue
    const rest = text.replaceAll(name, "").replaceAll(/\d+/g, "")
    if (text.includes(name) && rest.length <= 2) {
      return "The password must not be your name, your e-mail address or the name of the product."
    }
  }
  return isCommon(password) ? "This password is too common or too easy to guess. Please choose another." : null
}
