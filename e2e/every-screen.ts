import type { Page } from "@playwright/test"
import type { Rehearsal } from "./rehearse.ts"

/** Every screen of the product, for the pictures and for the accessibility check. */
export type Shot = {
  name: string
  path: string
  /** Brings the page into the state to show, after it has loaded. */
  act?: (page: Page) => Promise<void>
  /** Photographs the window only, not the whole page: for screens that fill it. */
  window?: true
}

export const PUBLIC: Shot[] = [
  { name: "landing", path: "/" },
  { name: "overview", path: "/overview" },
  { name: "about", path: "/about" },
  { name: "terms", path: "/legal/terms" },
  { name: "privacy", path: "/legal/privacy" },
  { name: "login", path: "/login" },
  { name: "forgot", path: "/password/forgot" },
  { name: "reset", path: "/password/reset/expired-token" },
  { name: "not-found", path: "/nowhere" },
]

export const EMPTY: Shot[] = [
  { name: "dashboard-empty", path: "/dashboard" },
  { name: "archive-empty", path: "/simulations/archive" },
]

/** On a product in which a model has been used (spending.ts). */
export const SPENT: Shot[] = [{ name: "admin-usage", path: "/admin/mock/usage" }]

const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click()

/** Screens of the shell, for a product with meetings in it or without. */
export const SHELL: Shot[] = [
  { name: "dashboard", path: "/dashboard" },
  { name: "new", path: "/simulations/new" },
  { name: "explore", path: "/simulations/explore" },
  { name: "archive", path: "/simulations/archive" },
  { name: "personalised", path: "/insights/personalised" },
  { name: "insights", path: "/insights/all" },
  { name: "admin-mock", path: "/admin/mock" },
  { name: "admin-usage-empty", path: "/admin/mock/usage" },
  { name: "admin-simulations", path: "/admin/simulations" },
  { name: "admin-users", path: "/admin/users" },
  { name: "settings", path: "/settings" },
  { name: "support", path: "/support" },
]

export function ofCompanies(id: number): Shot[] {
  const company = `/admin/companies/investor_companies/${id}`
  return [
    { name: "admin-companies", path: "/admin/companies" },
    { name: "admin-companies-list", path: "/admin/companies/investor_companies" },
    { name: "admin-company", path: company },
    {
      name: "admin-company-editing",
      path: company,
      act: async (page) => {
        await page
          .getByText("Unit economics")
          .first()
          .evaluate((topic) => {
            const fold = topic.closest("details")
            if (fold) fold.open = true
          })
        for (const field of ["name", "stage", "introduction", "management"])
          await page.getByRole("button", { name: `Edit ${field}` }).click()
      },
    },
    { name: "admin-company-assessment", path: company, act: tab("Company assessment") },
    {
      name: "admin-company-assessment-editing",
      path: company,
      act: async (page) => {
        await tab("Company assessment")(page)
        await page.getByRole("button", { name: "Edit weaknesses" }).click()
      },
    },
    { name: "admin-company-relevance", path: company, act: tab("Investor relevance") },
  ]
}

export function ofMeetings(made: Rehearsal): Shot[] {
  const room = `/investor_simulation/${made.running}`
  const reviewed = `/investor_simulation/${made.reviewed}/review`
  return [
    { name: "room", path: room, window: true },
    {
      name: "room-confirm-end",
      path: room,
      window: true,
      act: (page) => page.getByRole("button", { name: "End simulation" }).click(),
    },
    { name: "room-ended", path: `/investor_simulation/${made.ended}`, window: true },
    { name: "room-unknown", path: "/investor_simulation/999999", window: true },
    { name: "assessment", path: `/investor_simulation/${made.ended}/investor_assessment` },
    {
      name: "assessment-committee",
      path: `/investor_simulation/${made.ended}/investor_assessment`,
      act: tab("Investment Committee"),
    },
    { name: "review-summary", path: reviewed },
    { name: "review-assessment", path: reviewed, act: tab("Assessment Review") },
    { name: "review-transcript", path: reviewed, act: tab("Transcript Review") },
    { name: "review-peers", path: reviewed, act: tab("Peer Comparison") },
  ]
}
