/** Patterns for `like` and `ilike` from user input: `%`, `_` and `\` match literally. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Returns a pattern that matches exactly this text. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Returns a pattern that matches every text containing this one. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Condition that a column starts with the text, ignoring case. */
export const startsWith = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`${escapeLike(text)}%`}`
