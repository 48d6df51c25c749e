/** A refused call: its status and what its answer says. The one error that features throw. */
export class AppError extends Error {
  readonly status: number
  readonly body: { error: string } | { errors: string[] }
  readonly headers: Record<string, string>

  constructor(status: number, body: { error: string } | { errors: string[] }, headers: Record<string, string> = {}) {
    super("error" in body ? body.error : body.errors.join(" "))
    this.name = "AppError"
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const badRequest = (error: string) => new AppError(400, { error })
export const unauthorised = (error: string) => new AppError(401, { error })
export const forbidden = () => new AppError(403, { error: "You are not allowed to do this." })
/** The same for what does not exist and for what belongs to someone else. */
export const notFound = () => new AppError(404, { error: "Not found" })
export const conflict = (error: string) => new AppError(409, { error })
export const invalid = (...errors: string[]) => new AppError(422, { errors })
export const tooMany = (seconds: number, sentence?: string) =>
  new AppError(
    429,
    {
      error:
        sentence ?? `Too many attempts. Please wait ${Math.max(1, Math.ceil(seconds / 60))} minutes and try again.`,
    },
    { "retry-after": String(Math.max(1, Math.ceil(seconds))) },
  )
/** Why work for a client that is gone is given up; nobody reads the answer. */
export const clientLeft = () => new AppError(499, { error: "The client left." })
