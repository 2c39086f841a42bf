/** Synonyms of the demo shop's search, in six languages. */
import { type Locale, locales } from '../../src/contract/locales.ts'
import { searchSynonyms } from '../db/schema/search.ts'
import type { Queryable } from '../kernel/db/database.ts'
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

export async function seedSynonyms(db: Queryable, now: Date): Promise<void> {
  await db.insert(searchSynonyms).values(
    locales.flatMap(locale =>
      lines[locale].map(([words, means]) => ({
        locale,
        words: parts(words, ','),
        means: parts(means, ';'),
        updated_at: now,
      })),
    ),
  )
}
