import type { Scene } from "#web/ui/SeatingPlan.tsx"

type Place = { label: string; to: string }
export type Coming = {
  title: string
  headline: string
  /** What will be there. */
  text: string
  scene: Scene
  /** What there is to do now. */
  next: Place
  up?: Place
  /** The heading greets by name instead of naming the page. */
  greets?: boolean
}

const NEW: Place = { label: "New simulation", to: "/simulations/new" }
const up = (label: string, to: string): Place => ({ label, to })

const PAGES: Record<string, Coming> = {
  dashboard: {
    title: "Home",
    greets: true,
    headline: "Your desk is being set",
    text: "How many of the companies you have met, how long ago the last meeting was and a word on what to try next will stand here. The room itself is open.",
    scene: "desk",
    next: NEW,
  },
  explore: {
    title: "Explore",
    headline: "Every company, side by side",
    text: "All companies as cards with stage, industry and management, and which of them you have already met. Until then you choose one when you start a simulation.",
    scene: "committee",
    next: NEW,
  },
  archive: {
    title: "Archive",
    headline: "Where your meetings are kept",
    text: "Each finished simulation with its date, company and stage, to be read again: transcript, assessment and review.",
    scene: "shelves",
    next: NEW,
  },
  "archive-item": {
    title: "Archived simulation",
    headline: "One meeting, to be read again",
    text: "The transcript, your assessment and the review of this simulation, as they stood on the day.",
    scene: "shelves",
    next: NEW,
    up: up("Archive", "/simulations/archive"),
  },
  personalised: {
    title: "Personalised",
    headline: "Reading picked by your gaps",
    text: "Articles chosen by what your reviews found missing. The more meetings you hold, the better the choice.",
    scene: "desk",
    next: NEW,
  },
  "all-insights": {
    title: "All Insights",
    headline: "A shelf of short reading",
    text: "Articles by category on interviewing management, reading the numbers, the round and the committee.",
    scene: "shelves",
    next: NEW,
  },
  category: {
    title: "Articles",
    headline: "The articles of this category",
    text: "Each article with a drawing and two lines on what it is about.",
    scene: "shelves",
    next: up("All Insights", "/insights/all"),
    up: up("All Insights", "/insights/all"),
  },
  article: {
    title: "Article",
    headline: "This article is at the printer's",
    text: "Its text will stand here, set to be read in one sitting.",
    scene: "desk",
    next: up("All Insights", "/insights/all"),
    up: up("All Insights", "/insights/all"),
  },
  sandbox: {
    title: "Investor Sandbox",
    headline: "Ask, and look behind the answer",
    text: "Industry, company and model to choose, a transcript, and for each exchange the query type and the topics it was matched to.",
    scene: "pitch",
    next: NEW,
    up: up("Mock", "/admin/mock"),
  },
  simulations: {
    title: "Simulations",
    headline: "Who met whom, and for how long",
    text: "The simulations of all users, with transcript and assessment of each.",
    scene: "interview",
    next: NEW,
  },
  "investor-simulations": {
    title: "Investor simulations",
    headline: "Every meeting in one table",
    text: "Date, duration, company, questions asked, whether it was assessed, and by whom.",
    scene: "interview",
    next: NEW,
    up: up("Simulations", "/admin/simulations"),
  },
  "investor-simulation": {
    title: "Investor simulation",
    headline: "One meeting in full",
    text: "Details, transcript and assessment of this simulation.",
    scene: "interview",
    next: up("Investor simulations", "/admin/simulations/investor"),
    up: up("Investor simulations", "/admin/simulations/investor"),
  },
  users: {
    title: "Users",
    headline: "Who has a seat",
    text: "The beta testers: who signed up, who was invited, in which mode they train.",
    scene: "empty",
    next: NEW,
  },
  "beta-users": {
    title: "Beta Testers",
    headline: "Add someone to the beta",
    text: "A form to invite a beta user, and the list of all who signed up, with the date and the mode.",
    scene: "empty",
    next: NEW,
    up: up("Users", "/admin/users"),
  },
  support: {
    title: "Help",
    headline: "How it works, in one place",
    text: "How a simulation runs, the keys that help, and the address to write to. Inside the meeting the Help button already tells you how the meeting works.",
    scene: "interview",
    next: NEW,
  },
}

/** The words of a route's page; the ids are those in routes.ts. */
export function comingPage(routeId: string): Coming {
  const page = PAGES[routeId]
  if (!page) throw new Error(`no words for the route ${routeId}`)
  return page
}
