/** Characters for which the shop's print fonts have glyphs: Lexend, Lilita One and Noto Sans. */
const drawable =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\x20-\x7e\xa0-\xff\u02b0-\u02ff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2116\u2122\u2212]|[\u0300-\u036f])*$/u

/** Whether every character of the text has a glyph. */
export const isDrawable = (text: string): boolean => drawable.test(text)
