/** The number in a simulation's address, or null where it cannot be one. */
export function simulationId(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null
}
