/** Search by word stems of the language, ignoring accents, and the stems themselves (decision 0046). */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { type NumberFieldName, numberFieldNames } from '@/contract/product-fields.ts'
import { skuKey } from '@/lib/fold-text.ts'
import { skuKeyOf } from '../../../db/schema/plain-text.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export const languages: Record<Locale, string> = {
  it: 'italian',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
}

/** Selects the ids of products with such a number, of their own or of a variant. Each branch uses a trigram index (`partsOfSku`). */
export const ownersOfNumber = (isSuch: (number: SQL, name: NumberFieldName) => SQL): SQL =>
  sql.join(
    numberFieldNames.flatMap(name => {
      const condition = isSuch(sql`${sql.identifier(name)}`, name)
      return [
        sql`select id from products where ${condition}`,
        sql`select product_id from product_variants where ${condition}`,
      ]
    }),
    sql` union `,
  )

/**
 * Finds products by an article number or GTIN, or a variant's, ignoring case and separators. `isWhole` excludes matches of the
 * beginning. The result is not limited to products that the reader may see.
 */
export const idsOfNumber = async (db: Queryable, number: string, isWhole: boolean): Promise<number[]> => {
  const key = skuKey(number)
  const pattern = isWhole ? key : `${key}%`
  const { rows } = await db.execute<{ id: number }>(
    ownersOfNumber(column => sql`${skuKeyOf(column)} like ${pattern}`),
  )
  return rows.map(({ id }) => id)
}

/** Words that must all occur in a text. */
export interface Phrase {
  words: readonly string[] // as `plainWords` returns them
  isUnfinished: boolean // the last one may be the beginning of a word
}

/** `porta & mazz:*`: words contain letters and digits only. */
export const tsqueryOf = ({ words, isUnfinished }: Phrase): string =>
  words.map((word, at) => (isUnfinished && at === words.length - 1 ? `${word}:*` : word)).join(' & ')

export interface Ranked {
  ids: readonly number[]
  ranks: readonly number[] // parallel to `ids`
}

/**
 * The language is part of the query text, so that its own index is used. The result is not limited to products that the
 * reader may see.
 */
export async function rankedBy(db: Queryable, tsquery: string, locale: Locale): Promise<Ranked> {
  const { rows } = await db.execute<{ ids: number[] | null; ranks: number[] | null }>(sql`
    select array_agg(t.product_id) as ids, array_agg(ts_rank(t.search, q)) as ranks
    from product_translations t, to_tsquery(${languages[locale]}::regconfig, ${tsquery}) q
    where t.locale = ${sql.raw(`'${locale}'`)} and t.search @@ q`)
  return { ids: rows[0]?.ids ?? [], ranks: rows[0]?.ranks ?? [] }
}

export type WordForms = {
  word: string
  stem: string | null // null: a stop word such as an article
  query: string // the word as a condition of a search, of the type `tsquery`; empty for a stop word
}

/** Returns the forms of each word in its language. */
export async function formsOf(
  db: Queryable,
  words: readonly string[],
  locale: Locale,
): Promise<readonly WordForms[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<WordForms>(sql`
    select word, (ts_lexize(${`${languages[locale]}_stem`}::regdictionary, word))[1] as stem,
      to_tsquery(${languages[locale]}::regconfig, word)::text as query
    from json_array_elements_text(${JSON.stringify(words)}::json) as w(word)`)
  return rows
}

export interface NamedCategory {
  id: number
  name: string
}

/** In one language, or in Italian where a translation is missing. Includes hidden categories. */
export async function categoryNames(db: Queryable, locale: Locale): Promise<NamedCategory[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select distinct on (category_id) category_id as id, name from category_translations
    where locale in (${locale}, 'it') order by category_id, locale = ${locale} desc`)
  return rows
}
