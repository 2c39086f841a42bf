/** What words find, the best first: by the stems of the language (the last one may be unfinished), without regard to accents. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'

const stemmers: Record<Locale, string> = {
  it: 'italian',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
}

const mostFound = 2000

const idsOf = async (db: Queryable, query: SQL): Promise<number[]> =>
  (await db.execute<{ id: number }>(query)).rows.map(row => row.id)

/** Whole, in either case, along the indexes of parts. */
function byNumber(text: string): SQL {
  const whole = text.replace(/[\\%_]/g, '\\$&')
  return sql`select p.id from products p where p.sku ilike ${whole}
    union select v.product_id from product_variants v where v.sku ilike ${whole}`
}

/** The language stands in the text of the question, so that its own index is used. Words hold letters and digits only. */
function byWords(words: readonly string[], locale: Locale): SQL {
  const tsquery = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`select t.product_id as id from product_translations t, to_tsquery(${stemmers[locale]}::regconfig, ${tsquery}) q
    where t.locale = ${sql.raw(`'${locale}'`)} and t.search @@ q
    order by ts_rank(t.search, q) desc, t.product_id limit ${mostFound}`
}

export const idsOfNumber = (db: Queryable, number: string): Promise<number[]> => idsOf(db, byNumber(number))

export const idsOfWords = (db: Queryable, words: readonly string[], locale: Locale): Promise<number[]> =>
  idsOf(db, byWords(words, locale))
