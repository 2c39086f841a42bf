/** Rows of the outbox. An email that is being sent is leased to one worker. When the lease expires, another worker takes it over. */
import { and, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { mails } from '../db/schema/mail.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { preparedRows } from '../kernel/db/prepared.ts'
import type { ComposedEmail } from './compose.ts'

export interface OutboxEntry extends ComposedEmail {
  letter: string
  recipient: string
  locale: Locale
  order_id: number | null
  legal_version_ids?: number[]
  unsubscribe_url?: string // of an advertising email
}

const posting = preparedRows((db, rows: (typeof mails.$inferInsert)[]) =>
  db.insert(mails).values(rows).returning({ id: mails.id }),
)

/** Returns the id of the email's row. */
export async function putInOutbox(tx: Queryable, entry: OutboxEntry, now: Date): Promise<number> {
  const [row] = await posting(tx, [{ ...entry, created_at: now, next_attempt_at: now }])
  if (!row) throw new Error('a letter was not stored')
  return row.id
}

export type StoredMail = typeof mails.$inferSelect

/** An email that is rendered after the commit. */
export interface QueuedEmail {
  letter: string
  recipient: string
  locale: Locale
  order_id: number | null
  legal_version_ids: number[]
  data: unknown
}

export async function putUnrendered(tx: Queryable, email: QueuedEmail, now: Date): Promise<void> {
  await posting(tx, [{ ...email, subject: '', status: 'unrendered', created_at: now, next_attempt_at: now }])
}

/** Returns unrendered emails, locked until the end of the transaction. Skips those that another process renders. */
export const lockUnrendered = (tx: Queryable, now: Date, most: number): Promise<StoredMail[]> =>
  tx
    .select()
    .from(mails)
    .where(and(eq(mails.status, 'unrendered'), lte(mails.next_attempt_at, now)))
    .orderBy(mails.next_attempt_at, mails.id)
    .limit(most)
    .for('update', { skipLocked: true })

/** The key of a guest's order is not stored longer than necessary. An email contains it in its order or itself. */
const resendData = sql`case when ${mails.order_id} is not null then ${mails.data} #- '{order,key}' #- '{key}' end`

/** The email is due immediately. */
export async function storeRendered(
  tx: Queryable,
  id: number,
  composed: ComposedEmail,
  now: Date,
): Promise<void> {
  await tx
    .update(mails)
    .set({
      ...composed,
      data: null,
      resend_data: resendData,
      status: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      last_error: null,
    })
    .where(eq(mails.id, id))
}

/** Claims the email that is due the longest, and counts the attempt. Undefined: none is due. */
export async function claimDue(db: Queryable, now: Date, leaseEnds: Date): Promise<StoredMail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'waiting'), lte(mails.next_attempt_at, now)))
    .orderBy(mails.next_attempt_at, mails.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, next_attempt_at: leaseEnds })
    .where(inArray(mails.id, due))
    .returning()
  return claimed
}

export async function renewLease(
  db: Queryable,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  leaseEnds: Date,
): Promise<void> {
  await db
    .update(mails)
    .set({ next_attempt_at: leaseEnds })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.status, 'waiting')))
}

/** Marks an email as sent and replaces its content by `copy`. */
export async function markSent(db: Queryable, id: number, copy: string | null, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sent_at: now, html: copy, text: null, last_error: null })
    .where(eq(mails.id, id))
}

/** Deletes the copies of emails sent before `before`. */
export async function dropCopies(db: Queryable, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ html: null, resend_data: null })
    .where(and(eq(mails.status, 'sent'), lt(mails.sent_at, before), isNotNull(mails.html)))
}

/** `retryAt` null: no more attempts. */
export async function markRefused(
  db: Queryable,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  reason: string,
  retryAt: Date | null,
): Promise<void> {
  const next = retryAt ? { next_attempt_at: retryAt } : { status: 'failed' as const }
  await db
    .update(mails)
    .set({ ...next, attempts, last_error: reason.slice(0, 500) })
    .where(eq(mails.id, id))
}
