/** How the administration searches and counts accounts. */
import { type SQL, sql } from 'drizzle-orm'
import type { CountedList } from '../../kernel/db/list-counts.ts'
import { containsPattern, inFoldedText, phoneDigits } from '../../kernel/db/search-words.ts'

export const userList: CountedList = { table: 'users', time: 'created_at', bucket: ['role', 'state'] }

/**
 * Returns a condition on a row of users under the name `user`: name, nickname or email, or a phone number of the address
 * book. Undefined without a search text.
 */
export function userFoundBy(search: string | undefined, user: SQL): SQL | undefined {
  const byWords = inFoldedText(search, sql`${user}.search_text`)
  const digits = phoneDigits(search)
  if (!digits) return byWords
  return sql`(${byWords} or ${user}.id in (select user_id from addresses
    where regexp_replace(address->>'phone', '[^0-9]', '', 'g') like ${containsPattern(digits)}))`
}
