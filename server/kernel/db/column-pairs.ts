import { type SQL, sql } from 'drizzle-orm'

/** The arguments of `json_build_object` for these columns of a table, by their names. */
export const columnPairs = (table: string, columns: readonly string[]): SQL =>
  sql.join(
    columns.map(column => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(table)}.${sql.identifier(column)}`),
    sql`, `,
  )
