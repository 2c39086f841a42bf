/** Campaigns and their recipients in the database. */
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CampaignResult } from '@/contract/endpoints/site/newsletter.ts'
import { mails } from '../../db/schema/mail.ts'
import { campaignRecipients, campaigns, newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { PageAsked } from '../../kernel/db/paging.ts'
import { everyWord } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import type { SubscriberRow } from './newsletter-repo.ts'

export type CampaignRow = typeof campaigns.$inferSelect

export const campaignsTable = recordTable(campaigns)

/** Matches the name and the subjects of every language. */
const conditionOf = (search: string | undefined): SQL | undefined =>
  everyWord(
    search,
    has => sql`${has(campaigns.name)} or exists (select from jsonb_each(${campaigns.texts}) t
      where ${has(sql`t.value->>'subject'`)})`,
  )

/** Sorted newest first. `search` matches the name and the subjects of every language. */
export const campaignPage = (
  db: Queryable,
  query: PageAsked & { search?: string | undefined },
): Promise<{ rows: CampaignRow[]; total: number }> =>
  campaignsTable.page(
    db,
    { where: conditionOf(query.search), orderBy: [desc(campaigns.created_at), desc(campaigns.id)] },
    query,
  )

const noResult: CampaignResult = {
  chosen: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  left_before: 0,
  unsubscribed: 0,
}

/** The delivery state of each campaign's emails, from the outbox. */
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

/** All zeros for a campaign without recipients. */
export const resultIn = (results: Map<number, CampaignResult>, id: number): CampaignResult =>
  results.get(id) ?? noResult

/** Adds every confirmed subscriber once. Returns how many were added. */
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

/** Sorted by campaign and subscriber, locked until the commit. Skips rows that another process has locked. */
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

/** `mailId` is null when the recipient had unsubscribed before their turn. */
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

/** Sets running campaigns without unhandled recipients to `sent`. */
export async function finishDone(tx: Queryable, now: Date): Promise<void> {
  const open = sql`exists (select 1 from ${campaignRecipients}
    where ${campaignRecipients.campaign_id} = ${campaigns.id} and ${campaignRecipients.handled_at} is null)`
  await tx
    .update(campaigns)
    .set({ status: 'sent', finished_at: now })
    .where(and(eq(campaigns.status, 'sending'), sql`not ${open}`))
}
