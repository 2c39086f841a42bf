/** Finds accounts for the administration by name, nickname and email, or by a phone number of their address book. */
import { type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../kernel/db/like.ts'
import { phoneDigits, wordsIn } from '../../kernel/db/search-words.ts'

/** Returns a condition on a row of users under the name `user`, or undefined without a search text. */
export function userFoundBy(search: string | undefined, user: SQL): SQL | undefined {
  const byWords = wordsIn(search, sql`${user}.name`, sql`${user}.email`, sql`coalesce(${user}.nickname, '')`)
  const digits = phoneDigits(search)
  if (!digits) return byWords
  return sql`(${byWords} or ${user}.id in (select user_id from addresses
    where regexp_replace(address->>'phone', '[^0-9]', '', 'g') like ${containsPattern(digits)}))`
}
