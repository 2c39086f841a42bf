/** How text is compared in a search: lower case without accents, in SQL that needs no extension and may stand in an index. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Letters of the shop's six languages. */
const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'
const unaccented = 'aaaaaaceeeeiiiinooooouuuuyy'

/** Of a column or an expression; what is stored in generated columns depends on it, so a change needs a migration. */
export const plainText = (text: string): string =>
  `replace(translate(lower(${text}), '${accented}', '${unaccented}'), 'ß', 'ss')`

const withoutMark: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ħ: 'h', ŧ: 't' }

const baseOf = (letter: string): string => {
  const [base = ''] = letter.toLowerCase().normalize('NFD')
  return withoutMark[base] ?? base
}

/** Every letter of Europe's Latin alphabets that is a plain one with a mark, capitals too. */
const marked = [
  ...Array.from({ length: 0x180 - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at)),
  ...'ȘșȚț',
].filter(letter => /^\p{L}$/u.test(letter) && /^[a-z]$/.test(baseOf(letter)))

/** The same for names of people and places anywhere in Europe: "Dvořák", "Łódź". */
export const plainName = (text: SQLWrapper): SQL =>
  sql`replace(lower(translate(${text}, ${sql.raw(`'${marked.join('')}', '${marked.map(baseOf).join('')}'`)})), 'ß', 'ss')`

/** For an index along which any part of such a name is found. */
export const partsOf = (text: SQLWrapper): SQL => sql`(${plainName(text)}) gin_trgm_ops`
