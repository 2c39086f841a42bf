import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { campaignRecipients, newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/**
 * The subscriber to write to, or nothing when no letter is due: whoever is confirmed has said yes, and whoever was asked
 * after `quietSince` has that letter still.
 */
export async function askToSubscribe(
  db: Queryable,
  { email, locale, now, quietSince }: { email: string; locale: Locale; now: Date; quietSince: Date },
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email, locale, created_at: now, requested_at: now })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { status: 'pending', locale, requested_at: now, confirmed_at: null, unsubscribed_at: null },
      setWhere: and(
        ne(newsletterSubscribers.status, 'confirmed'),
        or(
          ne(newsletterSubscribers.status, 'pending'),
          sql`${newsletterSubscribers.requested_at} < ${quietSince.toISOString()}::timestamptz`,
        ),
      ),
    })
    .returning()
  return row
}

export async function lockedSubscriber(tx: Queryable, id: number): Promise<SubscriberRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update')
  return row
}

export async function keepConsent(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
    .where(eq(newsletterSubscribers.id, id))
}

export async function keepLeave(tx: Queryable, id: number, campaign: number, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where(eq(newsletterSubscribers.id, id))
  await tx
    .update(campaignRecipients)
    .set({ unsubscribed_at: now })
    .where(and(eq(campaignRecipients.subscriber_id, id), eq(campaignRecipients.campaign_id, campaign)))
}
