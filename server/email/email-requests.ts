/**
 * Emails that any visitor may request for an address. The call stores the same row for registered and unregistered addresses and
 * returns. A job looks the address up later, so neither the response nor its duration reveals an order or a subscription.
 */
import { and, eq, inArray } from 'drizzle-orm'
import { emailRequests } from '../db/schema/mail.ts'
import type { AppContext } from '../kernel/context.ts'
import type { Queryable } from '../kernel/db/database.ts'

const batch = 20

export interface EmailRequests<Body> {
  request(db: Queryable, body: Body, now: Date): Promise<void>
  /** Runs in a job. Deletes each request in the transaction that handles it, and repeats until a batch is not full. */
  handle(
    context: AppContext,
    work: (tx: Queryable, body: Body, context: AppContext, requestedAt: Date) => Promise<void>,
  ): Promise<void>
}

/** @param kind kind of the rows; one job handles each kind */
export function emailRequestsOf<Body>(kind: string): EmailRequests<Body> {
  const requests: EmailRequests<Body> = {
    request: async (db, body, now) => {
      await db.insert(emailRequests).values({ kind, body, created_at: now })
    },
    handle: async (context, work) => {
      const handled = await context.db.transaction(async tx => {
        const oldest = tx
          .select({ id: emailRequests.id })
          .from(emailRequests)
          .where(eq(emailRequests.kind, kind))
          .orderBy(emailRequests.id)
          .limit(batch)
          .for('update', { skipLocked: true })
        const rows = await tx
          .delete(emailRequests)
          .where(and(eq(emailRequests.kind, kind), inArray(emailRequests.id, oldest)))
          .returning()
        for (const { body, created_at } of rows) await work(tx, body as Body, context, created_at)
        return rows.length
      })
      if (handled === batch) await requests.handle(context, work)
    },
  }
  return requests
}
