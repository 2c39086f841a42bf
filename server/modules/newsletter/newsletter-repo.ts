import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { campaignRecipients, newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

interface Asking {
  email: string
  locale: Locale
  isOfAge: boolean
  now: Date
  quietSince: Date
}

/**
 * Stores the request as pending. Returns the subscriber to send a confirmation email to, or undefined when the address
 * is confirmed, or is pending and got its last email after `quietSince`.
 */
export async function askToSubscribe(
  db: Queryable,
  { email, locale, isOfAge, now, quietSince }: Asking,
): Promise<SubscriberRow | undefined> {
  const age_confirmed_at = isOfAge ? now : null
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email, locale, created_at: now, requested_at: now, age_confirmed_at })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        status: 'pending',
        locale,
        requested_at: now,
        confirmed_at: null,
        unsubscribed_at: null,
        age_confirmed_at,
      },
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

/** Returns undefined when the subscriber does not exist. Locks the row until the commit. */
export async function lockedSubscriber(tx: Queryable, id: number): Promise<SubscriberRow | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update')
  return row
}

/** Call it under the lock of `lockedSubscriber`. Also clears an earlier `unsubscribed_at`. */
export async function saveConsent(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
    .where(eq(newsletterSubscribers.id, id))
}

/**
 * Call it under the lock of `lockedSubscriber`. Also marks the recipient of `campaign`, whose result counts
 * unsubscriptions; 0: no campaign.
 */
export async function saveUnsubscribe(tx: Queryable, id: number, campaign: number, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed', unsubscribed_at: now })
    .where(eq(newsletterSubscribers.id, id))
  await tx
    .update(campaignRecipients)
    .set({ unsubscribed_at: now })
    .where(and(eq(campaignRecipients.subscriber_id, id), eq(campaignRecipients.campaign_id, campaign)))
}
