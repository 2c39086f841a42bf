/** Patterns for `like` and `ilike` made of text somebody typed: `%`, `_` and `\` find themselves. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The text as a pattern that matches itself alone. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of every text that contains this one. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Whether a column starts with the text, upper and lower case apart. */
export const startsWith = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`${escapeLike(text)}%`}`
