/** Addresses of the screens around models (SPEC 2; Model use is added). */
export const DOOR = "/admin/mock"
export const SANDBOX = "/admin/mock/investor"
export const USAGE = "/admin/mock/usage"
