/**
 * Text in a cell of a CSV file that no spreadsheet runs as a formula: an apostrophe before the character that would begin one. If the list
 * separator is a semicolon or a tab, a file with commas is also split at those, so the text after them counts as a beginning too.
 */
const beginning = '(^|[,;\\t\\r\\n|])'
const unseen = '([\\s\\u200b-\\u200f\\u2060\\ufeff"]*)' // ignored or removed by spreadsheets
const signs = '[=+\\-@＝＋－＠]' // also as wide as a character of Chinese

const bare = new RegExp(`${beginning}${unseen}(?=${signs})`, 'g')
const guarded = new RegExp(`${beginning}${unseen}'(?=${signs})`, 'g')
const control = /^[\t\r]/

/** Adds an apostrophe before text that a spreadsheet would run as a formula. */
export function guardedCell(text: string): string {
  const safe = text.replace(bare, "$1$2'")
  return control.test(safe) ? `'${safe}` : safe
}

/** Reverses `guardedCell`, for a file that is imported again. */
export const unguardedCell = (text: string): string =>
  text.replace(/^'(?=[\t\r])/, '').replace(guarded, '$1$2')
