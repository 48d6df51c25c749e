/**
 * Every screen on one page. A file in routes/ is a thin route module: framework mode wants a default
 * export and `meta` there, so it names the title and renders the page, which lives in features/ as a
 * named export. Nothing else belongs in routes/.
 */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

/** Links of the navigation whose pages come with the next release: one module, the words by route id. */
const coming = (path: string, id: string) => route(path, "routes/coming.tsx", { id })

/** Every component in every state; not part of a production build. */
const workbench = import.meta.env?.DEV ? [route("dev/ui", "routes/dev-ui.tsx")] : []

export default [
  layout("routes/public-layout.tsx", [
    index("routes/landing.tsx"),
    route("overview", "routes/overview.tsx"),
    route("about", "routes/about.tsx"),
    route("legal/terms", "routes/terms.tsx"),
    route("legal/privacy", "routes/privacy.tsx"),
  ]),
  layout("routes/auth-layout.tsx", [
    route("login", "routes/login.tsx"),
    route("password/forgot", "routes/forgot-password.tsx"),
    route("password/reset/:token", "routes/reset-password.tsx"),
  ]),
  layout("routes/signed-in.tsx", [
    layout("routes/shell.tsx", [
      coming("dashboard", "dashboard"),
      route("simulations/new", "routes/new-simulation.tsx"),
      coming("simulations/explore", "explore"),
      coming("simulations/archive", "archive"),
      coming("simulations/archive/investor/:simulationId", "archive-item"),
      coming("insights/personalised", "personalised"),
      coming("insights/all", "all-insights"),
      coming("insights/:uuid/articles", "category"),
      coming("insights/article/:uuid", "article"),
      layout("routes/admin.tsx", [
        route("admin/mock", "routes/mock.tsx"),
        coming("admin/mock/investor", "sandbox"),
        route("admin/mock/usage", "routes/model-usage.tsx"),
        coming("admin/simulations", "simulations"),
        coming("admin/simulations/investor", "investor-simulations"),
        coming("admin/simulations/investor/:id", "investor-simulation"),
        route("admin/companies", "routes/companies.tsx"),
        route("admin/companies/investor_companies", "routes/investor-companies.tsx"),
        route("admin/companies/investor_companies/:id", "routes/investor-company.tsx"),
        coming("admin/users", "users"),
        coming("admin/users/beta", "beta-users"),
      ]),
      route("settings", "routes/settings.tsx"),
      coming("support", "support"),
    ]),
    route("investor_simulation/:id", "routes/meeting.tsx"),
    route("investor_simulation/:id/investor_assessment", "routes/assessment.tsx"),
    route("investor_simulation/:id/review", "routes/review.tsx"),
  ]),
  ...workbench,
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig
