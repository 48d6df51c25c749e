import { UNEXPECTED_ERROR } from "#contracts/errors.ts"
import { ApiError } from "#web/api/api-error.ts"

/** A script that does not come is a server that cannot be reached. */
const notThere = () => {
  throw new ApiError(UNEXPECTED_ERROR, 0)
}

/** The calls with the contract's schemas: fetched once somebody turns to a form, so that its page is light. */
export const loadApi = () => import("#web/api/api.ts").then(({ api }) => api, notThere)
export const loadSignIn = () => import("#web/session/sign-in.ts").then(({ signIn }) => signIn, notThere)

/** A handler that begins to fetch; whether that worked is the business of whoever calls. */
export const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
