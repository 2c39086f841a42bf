/**
 * A sign is never alone at the head of a line: the space that French writes before it, German before … and every language before % and €,
 * holds. The files have plain spaces, as everybody types them.
 */
const beforeSign = / (?=[:;!?»%€…])/g
const afterQuote = /« /g

export const holdSigns = (text: string): string =>
  text.replace(beforeSign, '\u00a0').replace(afterQuote, '«\u00a0')
