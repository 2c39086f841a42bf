/**
 * Searches of the administration. Every word must occur somewhere in a row, in any order, ignoring case and accents. A word is
 * compared by `plainName`, so that an index over `partsOf(column)` is used.
 */
import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { emailAddress } from '@/lib/email-address.ts'
import { foldText, skuKey } from '@/lib/fold-text.ts'
import { plainName, skuKeyOf } from '../../db/schema/plain-text.ts'

/** Returns a pattern for `like` that matches exactly this text: `%`, `_` and `\` match literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Returns a pattern that matches every text containing this one. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Condition that a column starts with the text, ignoring case. */
export const startsWith = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`${escapeLike(text)}%`}`

const mostWords = 8

/** Returns the condition that this column contains the word. */
export type HasWord = (text: SQLWrapper) => SQL

/** Removes the `#` before a number and normalises an international domain. */
const comparable = (word: string): string =>
  foldText(/@.*\P{ASCII}/u.test(word) ? emailAddress(word) : word.replace(/^#(?=.)/, ''))

const patternOf = (word: string): string => containsPattern(comparable(word))

const holds =
  (word: string): HasWord =>
  text =>
    sql`${plainName(text)} like ${patternOf(word)}`

/** The same for a column of article numbers, ignoring separators. */
const holdsSku = (word: string): HasWord => {
  const key = skuKey(word)
  return sku => (key === '' ? sql`false` : sql`${skuKeyOf(sku)} like ${containsPattern(key)}`)
}

const fewestDigits = 5

/** The same for a column of long numbers such as GTINs, which nearly all contain a short number. */
const holdsDigits = (word: string): HasWord =>
  skuKey(word).length < fewestDigits ? () => sql`false` : holdsSku(word)

type OfWord = (has: HasWord, hasSku: HasWord, hasDigits: HasWord, word: string) => SQL

const searchedWords = (search: string | undefined): string[] =>
  search?.split(/\s+/).filter(Boolean).slice(0, mostWords) ?? []

/** Returns what `sqlOf` returns for each word of the search, in parentheses. */
export const perWord = (search: string | undefined, sqlOf: OfWord): SQL[] =>
  searchedWords(search).map(word => sql`(${sqlOf(holds(word), holdsSku(word), holdsDigits(word), word)})`)

/** Condition that each word is found; `conditionOf` returns it for one word. Undefined for an empty search. */
export function everyWord(search: string | undefined, conditionOf: OfWord): SQL | undefined {
  const conditions = perWord(search, conditionOf)
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined
}

/** The values of a translated text in six languages, without the language keys. */
export const inEveryLanguage = (texts: SQLWrapper): SQL =>
  sql`(select string_agg(value, ' ') from jsonb_each_text(${texts}))`

/** The common case: each word occurs in any of these texts of one row. */
export const wordsIn = (search: string | undefined, ...texts: SQLWrapper[]): SQL | undefined =>
  everyWord(search, has => or(...texts.map(has)) ?? sql`false`)

/** Condition that a column of folded text contains each word. Undefined for an empty search. */
export function inFoldedText(search: string | undefined, text: SQLWrapper): SQL | undefined {
  const conditions = searchedWords(search).map(word => sql`${text} like ${patternOf(word)}`)
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined
}

/** Returns the digits of a search for a phone number or its beginning. Undefined for any other search. */
export function phoneDigits(search: string | undefined): string | undefined {
  const text = search?.trim() ?? ''
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  return digits.length >= 5 && /^[+\d\s()./-]+$/.test(text) ? digits : undefined
}
