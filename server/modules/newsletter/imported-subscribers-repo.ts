/** Consents to marketing that were given in another shop (decision 0076). */
import { eq } from 'drizzle-orm'
import { foreignVersion } from '@/contract/endpoints/admin/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { insertConsent } from '../consents/consents-repo.ts'

interface ImportedConsent {
  email: string
  locale: Locale // of its emails
  source: string // the other system
  at: Date // when it was given
  isDatedByImport: boolean // the file contains no date: `at` is the time of the import
}

/** Whether the address has subscribed, unsubscribed or not yet confirmed here. Its own choice is not replaced. */
export async function hasSubscriber(tx: Queryable, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return rows.length > 0
}

/** Stores the consent with its date and source. Does nothing for an address that made its own choice here. */
export async function importSubscriber(
  tx: Queryable,
  { email, locale, source, at, isDatedByImport }: ImportedConsent,
): Promise<void> {
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ email, locale, status: 'confirmed', created_at: at, requested_at: at, confirmed_at: at })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id })
  if (!row) return
  await insertConsent(tx, {
    kind: 'newsletter',
    subject: `subscriber:${row.id}`,
    version: foreignVersion,
    locale,
    choice: { newsletter: true, [`from_${source}`]: true, ...(isDatedByImport && { dated_by_import: true }) },
    at,
  })
}
