/** What words find, the best first: by the stems of the language (the last one may be unfinished), without regard to accents. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { plainName } from '../../db/schema/plain-text.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { escapeLike } from '../../kernel/db/like.ts'

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
  const whole = plainName(sql`${escapeLike(text)}::text`)
  return sql`select p.id from products p where ${plainName(sql`p.sku`)} like ${whole}
    union select v.product_id from product_variants v where ${plainName(sql`v.sku`)} like ${whole}`
}

/** The language is part of the query's text, so that its own index is used. Words hold letters and digits only. */
function byWords(words: readonly string[], locale: Locale): SQL {
  const tsquery = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`select t.product_id as id from product_translations t, to_tsquery(${stemmers[locale]}::regconfig, ${tsquery}) q
    where t.locale = ${sql.raw(`'${locale}'`)} and t.search @@ q
    order by ts_rank(t.search, q) desc, t.product_id limit ${mostFound}`
}

/** By the number of the product or of a variant, ignoring case. Not limited to what the reader may see. */
export const idsOfNumber = (db: Queryable, number: string): Promise<number[]> => idsOf(db, byNumber(number))

/** `words` as `plainWords` returns them; at most 2000 ids, the best first. Not limited to what the reader may see. */
export const idsOfWords = (db: Queryable, words: readonly string[], locale: Locale): Promise<number[]> =>
  idsOf(db, byWords(words, locale))
