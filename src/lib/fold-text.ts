/**
 * Folds letters to the form in which they are compared: lower case, without marks, ligatures and widths resolved. The database uses the same
 * tables (`server/db/schema/plain-text.ts`), so that an index finds the typed text. Indexes and generated columns contain folded text, so a
 * change of a table needs a migration.
 */

/** Marks that NFKD separates from letters, as the inside of a character class in both dialects of regular expressions. Vowel signs of Indic scripts are letters, not marks. */
export const marks = String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u0652\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`

const greek = [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ']
const cyrillic = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢҮҰҺӘӨѢѲѴ']

/** Letters without a separable mark, mapped to one letter. */
export const singles: readonly (readonly [string, string])[] = [
  ...[...greek, ...cyrillic].map(letter => [letter, letter.toLowerCase()] as const),
  ...[...'ØŁĐÐĦŦŊƏÆŒÞẞ'].map((letter, at) => [letter, 'olddhtŋəæœþß'.charAt(at)] as const),
  ...[...'øłđðħŧıς'].map((letter, at) => [letter, 'olddhtiσ'.charAt(at)] as const),
]

/** Letters mapped to two letters. They follow the table above. */
export const ligatures: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]

const markPattern = new RegExp(`[${marks}]`, 'g')
const foldedLetters: ReadonlyMap<string, string> = new Map([
  ...singles.map(([from, to]) => [from, ligatures.find(([ligature]) => ligature === to)?.[1] ?? to] as const),
  ...ligatures,
])
const foldable = new RegExp(`[A-Z${[...foldedLetters.keys()].join('')}]`, 'g')
const lower = (letter: string): string => foldedLetters.get(letter) ?? letter.toLowerCase()

/** `Dvořák` → `dvorak`, `Łódź` → `lodz`, `ΑΘΉΝΑΣ` → `αθηνασ`. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(markPattern, '').replace(foldable, lower)

/** The compared form of an article number: letters and digits only. */
export const skuKey = (sku: string): string => foldText(sku).replace(/[^a-z0-9]/g, '')
