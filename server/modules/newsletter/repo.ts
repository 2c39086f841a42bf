import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { newsletterSubscribers } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** True when a letter is due: a new address, or one that has not confirmed yet or had left. */
export async function askToSubscribe(
  db: Queryable,
  row: { email: string; locale: Locale; token_hash: string; created_at: Date },
): Promise<boolean> {
  const stored = await db
    .insert(newsletterSubscribers)
    .values(row)
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { status: 'pending', token_hash: row.token_hash, locale: row.locale },
      setWhere: sql`${newsletterSubscribers.status} <> 'confirmed'`,
    })
    .returning({ id: newsletterSubscribers.id })
  return stored.length > 0
}

/** False when no waiting subscription has this token. */
export async function confirmSubscription(db: Queryable, token_hash: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(newsletterSubscribers)
    .set({ status: 'confirmed', confirmed_at: now })
    .where(and(eq(newsletterSubscribers.token_hash, token_hash), eq(newsletterSubscribers.status, 'pending')))
    .returning({ id: newsletterSubscribers.id })
  return confirmed.length > 0
}
