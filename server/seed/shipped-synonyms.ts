/** Default synonyms of the search in six languages: inserted once in the lifetime of a shop, and only for a language without any. */
import { eq } from 'drizzle-orm'
import { type Locale, locales } from '@/contract/locales.ts'
import { givenSynonyms, searchSynonyms } from '../db/schema/search.ts'
import type { Database } from '../kernel/db/database.ts'
import type { SynonymLine } from './synonyms/synonym-line.ts'
import { synonymsDe } from './synonyms/synonyms-de.ts'
import { synonymsEn } from './synonyms/synonyms-en.ts'
import { synonymsEs } from './synonyms/synonyms-es.ts'
import { synonymsFr } from './synonyms/synonyms-fr.ts'
import { synonymsIt } from './synonyms/synonyms-it.ts'
import { synonymsPt } from './synonyms/synonyms-pt.ts'

const lines: Record<Locale, readonly SynonymLine[]> = {
  it: synonymsIt,
  en: synonymsEn,
  es: synonymsEs,
  fr: synonymsFr,
  de: synonymsDe,
  pt: synonymsPt,
}

const parts = (text: string, sign: string): string[] => text.split(sign).map(part => part.trim())

export async function loadSynonyms(db: Database, now: Date): Promise<void> {
  await db.transaction(async tx => {
    const inserted = await tx
      .insert(givenSynonyms)
      .values(locales.map(locale => ({ locale, given_at: now })))
      .onConflictDoNothing() // this language was loaded by an earlier start
      .returning()
    for (const { locale } of inserted) {
      const existingCount = await tx.$count(searchSynonyms, eq(searchSynonyms.locale, locale))
      if (existingCount === 0) await tx.insert(searchSynonyms).values(rowsOf(locale, now))
    }
  })
}

const rowsOf = (locale: Locale, now: Date) =>
  lines[locale].map(([words, means]) => ({
    locale,
    words: parts(words, ','),
    means: parts(means, ';'),
    updated_at: now,
  }))
