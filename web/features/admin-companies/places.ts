/** Addresses and fixed words of the companies' screens (SPEC 2). */
export const DOOR = "/admin/companies"
export const LIST = "/admin/companies/investor_companies"
export const INVALID_ID = "Invalid company ID. Redirecting to the investor companies overview."
