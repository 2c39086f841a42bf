/**
 * Cleans text before it is validated and stored. Pasted text contains invisible or unusual characters: zero-width spaces, byte order
 * marks, directions, unusual spaces and dashes. They are removed before validation, so that the server and the forms validate the same
 * text.
 */

/** Characters that join or vary within these scripts are spelling, not noise. */
const joiningScripts =
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer'
    .split(' ')
    .map(script => `\\p{Script=${script}}`)
    .join('')

const pictured = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
const spelling = [
  `${pictured}(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F})?(?:\\u200D${pictured})*`, // emoji, joined ones and flags of regions
  '[0-9#*]\\uFE0F\\u20E3', // a key
  '\\p{Script=Han}[\\u{E0100}-\\u{E01EF}]', // a variant of an ideograph
  `[${joiningScripts}]\\p{M}*[\\u200C\\u200D](?=[${joiningScripts}\\p{M}])`,
].join('|')

/** All invisible characters. Line breaks and tabs are spaces and stay. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\uFFF9-\\uFFFB]'

const spellingOrInvisible = new RegExp(`(${spelling})|(?![\\t\\n\\v\\f\\r\\u0085])${invisible}`, 'gu')
const directions = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g
const blank = /[\s\u0085\u2800]+/gu // with U+2800, a Braille pattern without dots
const heldOrBlank = /(«[\u00A0\u202F](?=\S)|[\u00A0\u202F](?=[:;!?»%€…]))|[\s\u0085\u2800]+/gu
const dashes = /[\p{Pd}\u2212\u2043]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

const withoutInvisible = (text: string): string =>
  text.replace(directions, '').replace(spellingOrInvisible, (_, kept?: string) => kept ?? '')

/** Cleans text of one line: a name, a title, a search. Of unusual spaces, only a no-break space before a sign stays. Empty if no character is visible. */
export function cleanLine(text: string): string {
  const line = withoutInvisible(text.normalize('NFC'))
    .replace(heldOrBlank, (_, held?: string) => held ?? ' ')
    .trim()
  return visible.test(line) ? line : ''
}

/** Cleans text of several lines, such as a message. Keeps lines and typographic spaces. Empty if no character is visible. */
export function cleanLines(text: string): string {
  const lines = withoutInvisible(text.normalize('NFC'))
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\u2800/g, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .trim()
  return visible.test(lines) ? lines : ''
}

/** Cleans text that people copy exactly (a code, a number, an email address): no spaces, plain dashes, letters and digits of one width. */
export const cleanCode = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).replace(blank, '').replace(dashes, '-')

/** A telephone number without its label, such as `tel:+39 045…`. */
export const cleanPhone = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(dashes, '-')
    .replace(/^(?:tel|phone|callto)\b[.:]*\s*/i, '')
