import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import type { Db } from "#server/db/schema.ts"

/** GET /healthz: the process answers. GET /readyz: the database does too, else 503. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get("/healthz", async () => ({ status: "alive" }))
  app.get("/readyz", async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: "ready" }
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer")
      return reply.code(503).send({ status: "not ready" })
    }
  })
}
