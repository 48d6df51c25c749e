import type { Db } from "#server/db/schema.ts"

export type AuditAction =
  | "sign_in"
  | "sign_in_failed"
  | "sign_out"
  | "password_reset"
  | "account_created"
  | "access_denied"
  | "company_changed"
  | "signup_created"
  | "signup_invited"
  | "simulation_read"

/** Adds a row to the append-only log. No addresses, passwords or tokens in clear. */
export async function writeAudit(
  { db, clock }: { db: Db; clock: { now(): Date } },
  entry: { actor_id: number | null; action: AuditAction; subject?: string; details?: Record<string, unknown> },
): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      at: clock.now(),
      actor_id: entry.actor_id,
      action: entry.action,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
