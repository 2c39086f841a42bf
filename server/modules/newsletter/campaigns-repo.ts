/** Campaigns and their recipients as they are stored. */
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CampaignBody, CampaignResult } from '../../../src/contract/newsletter.ts'
import { mails } from '../../db/schema/mail.ts'
import { campaignRecipients, campaigns, newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { SubscriberRow } from './repo.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** In their names and in the subjects of every language. */
const foundBy = (search: string | undefined): SQL | undefined => {
  if (!search) return undefined
  const term = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${campaigns.name} ilike ${term} or exists (select from jsonb_each(${campaigns.texts}) t
    where t.value->>'subject' ilike ${term}))`
}

export const campaignRows = (
  db: Queryable,
  most: number,
  from: number,
  search?: string,
): Promise<CampaignRow[]> =>
  db.select().from(campaigns).where(foundBy(search)).orderBy(desc(campaigns.id)).limit(most).offset(from)

export const campaignCount = (db: Queryable, search?: string): Promise<number> =>
  db.$count(campaigns, foundBy(search))

export async function campaignById(db: Queryable, id: number): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  return row
}

export async function lockedCampaign(tx: Queryable, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

export async function insertCampaign(tx: Queryable, body: CampaignBody, now: Date): Promise<CampaignRow> {
  const [row] = await tx
    .insert(campaigns)
    .values({ ...body, created_at: now })
    .returning()
  return row as CampaignRow
}

export async function storeCampaign(
  tx: Queryable,
  id: number,
  set: Partial<typeof campaigns.$inferInsert>,
): Promise<CampaignRow> {
  const [row] = await tx.update(campaigns).set(set).where(eq(campaigns.id, id)).returning()
  return row as CampaignRow
}

export async function dropCampaign(tx: Queryable, id: number): Promise<void> {
  await tx.delete(campaigns).where(eq(campaigns.id, id))
}

const noResult: CampaignResult = {
  chosen: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  left_before: 0,
  unsubscribed: 0,
}

/** What became of each campaign's letters, as the outbox knows it now. */
export async function resultsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, CampaignResult>> {
  if (ids.length === 0) return new Map()
  const where = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`
  const rows = await db
    .select({
      id: campaignRecipients.campaign_id,
      chosen: sql<number>`count(*)::int`,
      waiting: where(sql`${campaignRecipients.handled_at} is null or ${mails.status} = 'waiting'`),
      sent: where(sql`${mails.status} = 'sent'`),
      failed: where(sql`${mails.status} = 'failed'`),
      left_before: where(
        sql`${campaignRecipients.handled_at} is not null and ${campaignRecipients.mail_id} is null`,
      ),
      unsubscribed: where(sql`${campaignRecipients.unsubscribed_at} is not null`),
    })
    .from(campaignRecipients)
    .leftJoin(mails, eq(mails.id, campaignRecipients.mail_id))
    .where(inArray(campaignRecipients.campaign_id, [...ids]))
    .groupBy(campaignRecipients.campaign_id)
  return new Map(rows.map(({ id, ...result }) => [id, result]))
}

export const resultIn = (results: Map<number, CampaignResult>, id: number): CampaignResult =>
  results.get(id) ?? noResult

/** Everyone who is confirmed now, each once; how many. */
export async function chooseRecipients(tx: Queryable, campaignId: number): Promise<number> {
  const chosen = await tx
    .insert(campaignRecipients)
    .select(
      tx
        .select({
          campaign_id: sql<number>`${campaignId}::int`.as('campaign_id'),
          subscriber_id: newsletterSubscribers.id,
          mail_id: sql<number | null>`null::int`.as('mail_id'),
          handled_at: sql<Date | null>`null::timestamptz`.as('handled_at'),
          unsubscribed_at: sql<Date | null>`null::timestamptz`.as('unsubscribed_at'),
        })
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.status, 'confirmed')),
    )
    .onConflictDoNothing()
    .returning({ id: campaignRecipients.subscriber_id })
  return chosen.length
}

export interface DueRecipient {
  campaign: CampaignRow
  subscriber: SubscriberRow
}

/** Locked until the transaction ends; another process takes others meanwhile. */
export async function dueRecipients(tx: Queryable, most: number): Promise<DueRecipient[]> {
  return tx
    .select({ campaign: campaigns, subscriber: newsletterSubscribers })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaign_id))
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, campaignRecipients.subscriber_id))
    .where(and(eq(campaigns.status, 'sending'), isNull(campaignRecipients.handled_at)))
    .orderBy(asc(campaignRecipients.campaign_id), asc(campaignRecipients.subscriber_id))
    .limit(most)
    .for('update', { of: campaignRecipients, skipLocked: true })
}

/** `mailId` null: had left before their turn. */
export async function markHandled(
  tx: Queryable,
  { campaign, subscriber }: DueRecipient,
  mailId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .update(campaignRecipients)
    .set({ handled_at: now, mail_id: mailId })
    .where(
      and(
        eq(campaignRecipients.campaign_id, campaign.id),
        eq(campaignRecipients.subscriber_id, subscriber.id),
      ),
    )
}

/** Campaigns under way of which nobody is left to write to. */
export async function finishDone(tx: Queryable, now: Date): Promise<void> {
  const open = sql`exists (select 1 from ${campaignRecipients}
    where ${campaignRecipients.campaign_id} = ${campaigns.id} and ${campaignRecipients.handled_at} is null)`
  await tx
    .update(campaigns)
    .set({ status: 'sent', finished_at: now })
    .where(and(eq(campaigns.status, 'sending'), sql`not ${open}`))
}
