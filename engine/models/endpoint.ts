/** An OpenAI-compatible endpoint: base URL (…/v1), key, and the models an operator allows. */
export type ModelEndpoint = { baseUrl: string; apiKey: string; names: string[] }
