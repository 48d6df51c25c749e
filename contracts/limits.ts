/** Business constants of the specification, section 9, and the limits of the API. */

export const RUNTIMES = [15, 30, 45, 60] as const
export const DEFAULT_TIMER_SECONDS = 900
export const STAGES = ["Seed", "Venture", "Growth", "Established"] as const
export const MODES = ["Investor", "Founder"] as const
export const ROLES = ["admin", "investor", "founder"] as const
export const QUESTION_TYPES = ["standard", "others"] as const

export const MAX_ASSESSMENT_ITEMS = 5
export const MAX_MANAGERS = 5
export const MAX_RATING = 5
export const MAX_PAGE_SIZE = 100
export const MESSAGE_DISPLAY_MS = 5000
export const CAROUSEL_INTERVAL_MS = 8000

export const MAX_QUESTION_LENGTH = 2000
export const MAX_ITEM_LENGTH = 2000
export const MAX_LONG_TEXT_LENGTH = 10_000
export const MAX_NAME_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
export const MAX_PASSWORD_LENGTH = 256

/** Answer levels of a topic: 1 short, 2 detail on a follow-up, 3 evidence on request or challenge. */
export const LEVELS = [1, 2, 3] as const

export type Runtime = (typeof RUNTIMES)[number]
export type Stage = (typeof STAGES)[number]
export type Mode = (typeof MODES)[number]
export type Role = (typeof ROLES)[number]
export type Level = (typeof LEVELS)[number]
