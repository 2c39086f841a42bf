/**
 * The outbox as the delivery job reads it. Its times are those of the database. A delivery is claimed by moving `next_attempt_at` to the
 * end of a lease, so another process takes it over if this one ends during the attempt.
 */
import { and, eq, lt, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/auth.ts'
import { webhookAttempts, webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { DeliveryRow, WebhookRow } from './webhooks-repo.ts'

const leaseSeconds = 60 // longer than the time limit of a request

/** An earlier event of the same record must be delivered first. */
const isFirstOfRecord = sql`not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id
  and e.record = d.record and e.state = 'waiting' and e.id < d.id)`

/** Returns the ids of the webhooks with events to deliver now. */
export async function dueWebhooks(db: Queryable): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct d.webhook_id as id from webhook_deliveries d
    where d.state = 'waiting' and d.next_attempt_at <= clock_timestamp() and ${isFirstOfRecord}`)
  return rows.map(({ id }) => id)
}

/** Claims the oldest event of the webhook that is due, and counts the attempt. Undefined: there is none. */
export async function claimDelivery(db: Queryable, webhookId: number): Promise<DeliveryRow | undefined> {
  const due = sql`(select d.id from webhook_deliveries d
    where d.webhook_id = ${webhookId} and d.state = 'waiting' and d.next_attempt_at <= clock_timestamp() and ${isFirstOfRecord}
    order by d.id limit 1 for update skip locked)`
  const [claimed] = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      next_attempt_at: sql`clock_timestamp() + ${`${leaseSeconds} seconds`}::interval`,
    })
    .where(
      and(
        sql`${webhookDeliveries.id} = ${due}`,
        sql`${webhookDeliveries.next_attempt_at} <= clock_timestamp()`,
      ),
    )
    .returning()
  return claimed
}

export const findWebhook = async (db: Queryable, id: number): Promise<WebhookRow | undefined> =>
  (await db.select().from(webhooks).where(eq(webhooks.id, id)))[0]

export interface Attempt {
  status: number | null // null: no response
  error: string
  response: string
  duration: number // milliseconds
}

export async function storeAttempt(tx: Queryable, deliveryId: number, attempt: Attempt): Promise<void> {
  await tx.insert(webhookAttempts).values({ delivery_id: deliveryId, ...attempt })
}

export async function markDelivered(tx: Queryable, id: number): Promise<void> {
  await tx.update(webhookDeliveries).set({ state: 'delivered' }).where(eq(webhookDeliveries.id, id))
}

/** Returns false if the time for attempts is over; then nothing is changed. */
export async function planRetry(tx: Queryable, id: number, seconds: number): Promise<boolean> {
  const planned = await tx
    .update(webhookDeliveries)
    .set({ next_attempt_at: sql`clock_timestamp() + ${`${seconds} seconds`}::interval` })
    .where(and(eq(webhookDeliveries.id, id), sql`${webhookDeliveries.retry_until} > clock_timestamp()`))
    .returning({ id: webhookDeliveries.id })
  return planned.length > 0
}

/** Returns false if the webhook was disabled before. Its waiting events fail. */
export async function disableFailed(tx: Queryable, webhookId: number): Promise<boolean> {
  const disabled = await tx
    .update(webhooks)
    .set({ is_enabled: false, has_failed: true })
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.is_enabled, true)))
    .returning({ id: webhooks.id })
  await failWaiting(tx, webhookId)
  return disabled.length > 0
}

export async function failWaiting(tx: Queryable, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed' })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.state, 'waiting')))
}

/** Returns who is notified of a disabled webhook: the owners of the shop. */
export const ownersOf = (db: Queryable) =>
  db
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.role, 'admin'), sql`${users.deleted_at} is null and ${users.blocked_at} is null`))
    .orderBy(users.id)

export async function deleteOldDeliveries(db: Queryable, days: number): Promise<void> {
  const before = sql`clock_timestamp() - ${`${days} days`}::interval`
  await db
    .delete(webhookDeliveries)
    .where(and(sql`${webhookDeliveries.state} <> 'waiting'`, lt(webhookDeliveries.created_at, before)))
}
