import { type SQL, sql } from 'drizzle-orm'

/**
 * A list of objects, sent as JSON under the placeholder of its name, as a table to join. Not an array: the planner guesses as many rows
 * of it whatever is sent, so that one plan is made and kept, where an array's length would have every short one planned anew.
 */
export const asTable = (name: string, columns: Record<string, 'int' | 'text'>): SQL =>
  sql`json_to_recordset(${sql.placeholder(name)}) as ${sql.raw(
    `${name}(${Object.entries(columns)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')})`,
  )}`
