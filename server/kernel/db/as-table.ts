import { type SQL, sql } from 'drizzle-orm'

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
