import type { Company } from "#contracts/companies.ts"

/** The industries there are, each once, in alphabetical order. */
export function industriesOf(companies: readonly Company[]): string[] {
  return [...new Set(companies.map((company) => company.industry))].sort((a, b) => a.localeCompare(b, "en-GB"))
}

/** Companies of one industry by name. */
export function companiesIn(companies: readonly Company[], industry: string): Company[] {
  return companies
    .filter((company) => company.industry === industry)
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB"))
}

export type Seat = { left: number; top: number; size: number }

/** Who sits where along the far side of the table: the lead in the middle, nearer than the rest. Percent, px. */
export function seatsFor<Manager extends { lead: boolean }>(
  managers: readonly Manager[],
): { manager: Manager; seat: Seat }[] {
  const others = managers.filter((manager) => !manager.lead)
  const order = [...others]
  order.splice(Math.floor(others.length / 2), 0, ...managers.filter((manager) => manager.lead))
  const gap = order.length > 4 ? 13 : 15
  return order.map((manager, index) => {
    const offset = index - (order.length - 1) / 2
    return {
      manager,
      seat: { left: 50 + offset * gap, top: 15 + Math.abs(offset) * 4.5, size: manager.lead ? 64 : 56 },
    }
  })
}
