/** Finds products by words in PostgreSQL: ids by unit of the search, and titles with words that resemble a mistyped one. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'
import { plainName } from '../../../db/schema/plain-text.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { languages, type Phrase, tsqueryOf } from '../word-search/search-repo.ts'

/** What a product must have one of. */
export interface UnitTerms {
  phrases: readonly (Phrase & { weight: number; hasStopWord: boolean })[]
  categories: readonly number[]
  values: readonly number[]
}

export interface WordMatches {
  ids: readonly number[] // that match the most units, best first
  most: number // number of units that they match
  unitCounts: readonly number[] // visible products by unit
}

const intArray = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`
const title = plainName(sql.raw('t.title'))
const goodsScore = 0.25 // of a category or value; matches of a title score above .6

/** Words of a phrase are letters and digits, so that they have no meaning in a regular expression. */
const hasWordsInTitle = (words: readonly string[]): SQL =>
  sql.join(
    words.map(word => sql`${title} ~ ${`\\m${word}\\M`}`),
    sql` and `,
  )

/** Selects `id` and `score` of the products of one unit. The language is part of the text, so that its own index is used. */
function matchesOf({ phrases, categories, values }: UnitTerms, locale: Locale): SQL {
  const inLocale = sql`t.locale = ${sql.raw(`'${locale}'`)}`
  return sql.join(
    [
      ...phrases.map(
        phrase => sql`select t.product_id as id, ts_rank(t.search, q) * ${phrase.weight}::float4 as score
          from product_translations t, to_tsquery(${languages[locale]}::regconfig, ${tsqueryOf(phrase)}) q
          where ${inLocale} and t.search @@ q`,
      ),
      ...phrases
        .filter(({ hasStopWord }) => hasStopWord)
        .map(
          ({ words, weight }) => sql`select t.product_id, ${0.6 * weight}::float4 from product_translations t
            where ${inLocale} and ${hasWordsInTitle(words)}`,
        ),
      sql`select e.product_id, ${goodsScore}::float4 from catalogue_entries e where e.category_id = any(${intArray(categories)})`,
      sql`select e.product_id, ${goodsScore}::float4 from catalogue_entries e where e.value_ids && ${intArray(values)}`,
    ],
    sql` union all `,
  )
}

/** `isVisible`: condition on the entry `e`. */
export async function matchesOfUnits(
  db: Queryable,
  units: readonly UnitTerms[],
  locale: Locale,
  isVisible: SQL,
  limit: number,
): Promise<WordMatches> {
  const parts = units.map(
    (unit, at) => sql`select ${at}::int as unit, id, score from (${matchesOf(unit, locale)}) m`,
  )
  const { rows } = await db.execute<{
    ids: number[] | null
    most: number | null
    counts: Record<string, number> | null
  }>(sql`
    with found as (select m.unit, m.id, max(m.score) as score from (${sql.join(parts, sql` union all `)}) m
        join catalogue_entries e on e.product_id = m.id where ${isVisible} group by m.unit, m.id),
      matched as (select id, count(*) as units, sum(score) as score from found group by id),
      best as (select m.id, m.score, e.position from matched m join catalogue_entries e on e.product_id = m.id
        where m.units = (select max(units) from matched) order by m.score desc, e.position, m.id limit ${limit})
    select (select json_agg(id order by score desc, position, id) from best) as ids,
      (select max(units)::int from matched) as most,
      (select json_object_agg(unit, amount) from (select unit, count(*) as amount from found group by unit) u) as counts`)
  const { ids, most, counts } = rows[0]!
  return { ids: ids ?? [], most: most ?? 0, unitCounts: units.map((_, at) => counts?.[at] ?? 0) }
}

const leastSimilarity = '0.4' // of the word in a title that resembles the typed one most
const mostTitles = 40

/** Returns visible titles with a word that resembles this one, the most similar first (`pg_trgm`). */
export const titlesLike = (db: Queryable, word: string, locale: Locale, isVisible: SQL): Promise<string[]> =>
  db.transaction(async tx => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${leastSimilarity}, true)`)
    const { rows } = await tx.execute<{ title: string }>(sql`
      select t.title from product_translations t join catalogue_entries e on e.product_id = t.product_id
      where t.locale = ${locale} and ${title} %> ${word} and ${isVisible}
      order by word_similarity(${word}, ${title}) desc, e.position limit ${mostTitles}`)
    return rows.map(row => row.title)
  })
