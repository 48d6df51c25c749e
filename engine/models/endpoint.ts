/** How long a model may keep a meeting waiting, in milliseconds; what is left out has its default. */
export type Patience = { firstWordMs?: number; nextWordMs?: number; wholeMs?: number }
/** An OpenAI-compatible endpoint: base URL (…/v1), key, and the models an operator allows. */
export type ModelEndpoint = { baseUrl: string; apiKey: string; names: string[]; patience?: Patience }
