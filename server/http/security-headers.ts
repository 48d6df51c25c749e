import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"

const YEAR_SECONDS = 31_536_000

/**
 * Headers of every answer. `inline` are the sources of the scripts and styles that stand in the
 * written pages, the only ones in force besides files of our own.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: { https: boolean; inline: { scripts: string[]; styles: string[] } },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...options.inline.scripts],
        "script-src-attr": ["'none'"],
        "style-src": ["'self'", ...options.inline.styles],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    hsts: options.https ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  })
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()")
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store")
  })
}
