import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { emailTexts } from '../../db/schema/mail.ts'
import type { Texts, TextsByEmail } from '../../email/email-texts.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { prepared } from '../../kernel/db/prepared.ts'

const reading = prepared((db: Queryable) => db.select().from(emailTexts))

/** Returns the texts of the merchant of all emails. */
export async function changedTexts(db: Queryable): Promise<TextsByEmail> {
  const byEmail = new Map<string, Partial<Record<Locale, Texts>>>()
  for (const { name, locale, texts } of await reading(db, {}))
    byEmail.set(name, { ...byEmail.get(name), [locale]: texts })
  return byEmail
}

/** Two saves at the same time would both be based on the version before them. */
export async function lockTexts(tx: Queryable): Promise<void> {
  await tx.execute(sql`lock table email_texts in exclusive mode`)
}

/** Replaces the texts of an email in a language. Without texts the defaults apply. */
export async function storeTexts(tx: Queryable, name: string, locale: Locale, texts: Texts): Promise<void> {
  if (Object.keys(texts).length === 0)
    await tx.delete(emailTexts).where(and(eq(emailTexts.name, name), eq(emailTexts.locale, locale)))
  else
    await tx
      .insert(emailTexts)
      .values({ name, locale, texts })
      .onConflictDoUpdate({ target: [emailTexts.name, emailTexts.locale], set: { texts } })
}
