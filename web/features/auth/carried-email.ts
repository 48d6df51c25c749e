/** The address that the forgot-password view carries to the login, out of the router's state; "" without one. */
export function carriedEmail(state: unknown): string {
  if (typeof state !== "object" || state === null || !("email" in state)) return ""
  return typeof state.email === "string" ? state.email : ""
}
