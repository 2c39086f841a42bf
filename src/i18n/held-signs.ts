/**
 * Makes spaces before signs non-breaking, so that no sign starts a line: before French punctuation, before … in German, and before % and € in
 * every language. The files contain plain spaces.
 */
const beforeSign = / (?=[:;!?»%€…])/g
const afterQuote = /« /g

export const holdSigns = (text: string): string =>
  text.replace(beforeSign, '\u00a0').replace(afterQuote, '«\u00a0')
