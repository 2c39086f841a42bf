/** Webhooks and their log, as the owner manages them. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { webhookAttempts, webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../../kernel/db/paging.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect

const mostAttempts = 10

/** Returns all webhooks with the number of waiting events, the newest first. */
export const readWebhooks = (db: Queryable): Promise<(WebhookRow & { waiting: number })[]> =>
  db
    .select({
      webhook: webhooks,
      waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} d
        where d.webhook_id = ${webhooks.id} and d.state = 'waiting')`,
    })
    .from(webhooks)
    .orderBy(desc(webhooks.id))
    .then(rows => rows.map(({ webhook, waiting }) => ({ ...webhook, waiting })))

/** Returns the number of webhooks, and locks the table against other creations until the commit. */
export async function countWebhooks(tx: Queryable): Promise<number> {
  await tx.execute(sql`lock table ${webhooks} in share row exclusive mode`)
  return tx.$count(webhooks)
}

export const lockWebhook = async (tx: Queryable, id: number): Promise<WebhookRow | undefined> =>
  (await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update'))[0]

/** Returns the id of the new webhook. */
export async function insertWebhook(tx: Queryable, row: typeof webhooks.$inferInsert): Promise<number> {
  const [stored] = await tx.insert(webhooks).values(row).returning({ id: webhooks.id })
  if (!stored) throw new Error('a webhook was not stored')
  return stored.id
}

export async function storeWebhook(tx: Queryable, id: number, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id))
}

export async function deleteWebhook(tx: Queryable, id: number): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id))
}

type DeliveryQuery = PageAsked & { state?: DeliveryRow['state'] | undefined }

/** Returns events of a webhook, the newest first, and the number of failed ones. */
export async function deliveriesPage(db: Queryable, webhookId: number, query: DeliveryQuery) {
  const ofWebhook = eq(webhookDeliveries.webhook_id, webhookId)
  const inState = (state: DeliveryRow['state']) => and(ofWebhook, eq(webhookDeliveries.state, state))
  const where = query.state ? inState(query.state) : ofWebhook
  const select = db.select().from(webhookDeliveries).where(where).orderBy(desc(webhookDeliveries.id))
  return {
    rows: await onPage(select, query),
    total: await db.$count(webhookDeliveries, where),
    failed: await db.$count(webhookDeliveries, inState('failed')),
  }
}

/** Returns at most `mostAttempts` attempts per delivery, the newest first. */
export async function lastAttempts(db: Queryable, deliveryIds: readonly number[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return []
  const ranked = db
    .select({
      id: webhookAttempts.id,
      place:
        sql<number>`row_number() over (partition by ${webhookAttempts.delivery_id} order by ${webhookAttempts.id} desc)`.as(
          'place',
        ),
    })
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.delivery_id, [...deliveryIds]))
    .as('ranked')
  const rows = await db
    .select({ attempt: webhookAttempts })
    .from(webhookAttempts)
    .innerJoin(ranked, eq(ranked.id, webhookAttempts.id))
    .where(sql`${ranked.place} <= ${mostAttempts}`)
    .orderBy(desc(webhookAttempts.id))
  return rows.map(({ attempt }) => attempt)
}

const waitingAgain = {
  state: 'waiting',
  attempts: 0,
  next_attempt_at: sql`clock_timestamp()`,
  retry_until: sql`clock_timestamp() + interval '3 days'`,
} as const

/** Returns undefined for an unknown delivery, one that waits already, and one of a disabled webhook. */
export async function repeatDelivery(tx: Queryable, id: number): Promise<DeliveryRow | undefined> {
  const enabled = tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.is_enabled, true))
  const [row] = await tx
    .update(webhookDeliveries)
    .set(waitingAgain)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        sql`${webhookDeliveries.state} <> 'waiting'`,
        inArray(webhookDeliveries.webhook_id, enabled),
      ),
    )
    .returning()
  return row
}

/** Returns the number of failed events that wait again. They keep their ids, so those of one record are delivered in their order. */
export async function repeatFailed(tx: Queryable, webhookId: number): Promise<number> {
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set(waitingAgain)
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.state, 'failed')))
  return rowCount ?? 0
}

export const hasDelivery = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(webhookDeliveries, eq(webhookDeliveries.id, id))) > 0
