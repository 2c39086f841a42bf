/**
 * Text in a cell of a CSV file that no spreadsheet runs as a formula: an apostrophe stands before the sign that would begin one. Where
 * the list separator is a semicolon or a tab, one file of commas is cut at those too, so what follows them is a beginning as well.
 */
const beginning = '(^|[,;\\t\\r\\n|])'
const unseen = '([\\s\\u200b-\\u200f\\u2060\\ufeff"]*)' // passed over by spreadsheets, or cut off by them
const signs = '[=+\\-@＝＋－＠]' // also as wide as a character of Chinese

const bare = new RegExp(`${beginning}${unseen}(?=${signs})`, 'g')
const guarded = new RegExp(`${beginning}${unseen}'(?=${signs})`, 'g')
const control = /^[\t\r]/

/** With an apostrophe before what a spreadsheet would run as a formula. */
export function guardedCell(text: string): string {
  const safe = text.replace(bare, "$1$2'")
  return control.test(safe) ? `'${safe}` : safe
}

/** What `guardedCell` was given, for a file that comes back. */
export const unguardedCell = (text: string): string =>
  text.replace(/^'(?=[\t\r])/, '').replace(guarded, '$1$2')
