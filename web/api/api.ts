import { type EndpointName, endpoints, type ReplyOf } from "#contracts/endpoints.ts"
import { type CallInput, request } from "./request.ts"

type Call<Name extends EndpointName> =
  Record<string, never> extends CallInput<Name>
    ? (input?: CallInput<Name>) => Promise<ReplyOf<Name>>
    : (input: CallInput<Name>) => Promise<ReplyOf<Name>>
type Api = { readonly [Name in EndpointName]: Call<Name> }

/** Every call of the contract as a method: `api.getCompany({ params: { id } })` gives the parsed reply. */
export const api = Object.fromEntries(
  Object.keys(endpoints).map((name) => [
    name,
    // Object.keys loses that these are the table's own names.
    async (input = {}) => (await request(name as EndpointName, input as CallInput<EndpointName>)).reply,
  ]),
) as unknown as Api // built from the same table that the type maps over
