/** SQL that reads and writes JSON. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '@/contract/locales.ts'

/**
 * A list of objects, sent as JSON under the placeholder of its name, as a table to join. Not an array: PostgreSQL estimates the
 * rows of an array by its length and would plan each length again. For JSON the estimate is constant, so one plan is reused.
 */
export const asTable = (name: string, columns: Record<string, 'int' | 'text'>): SQL =>
  sql`json_to_recordset(${sql.placeholder(name)}) as ${sql.raw(
    `${name}(${Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})`,
  )}`

/** The arguments of `json_build_object` for these columns of a table, by their names. */
export const columnPairs = (table: string, columns: readonly string[]): SQL =>
  sql.join(
    columns.map(column => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(table)}.${sql.identifier(column)}`),
    sql`, `,
  )

/** `wordIn` of six-texts.ts for a column in raw SQL: falls back to Italian. */
export const wordInSql = (texts: SQLWrapper, locale: Locale): SQL<string> =>
  sql`coalesce(nullif(${texts}->>${locale}, ''), ${texts}->>'it')`
