/** Rich text without its tags. Pure. */

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|div|tr)>|<br\s*\/?>/g
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** One line per block. Does not split words that are partly emphasised. */
export const linesOfHtml = (html: string): string =>
  html
    .replace(blockEnd, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, entity => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The text in one line, for search engines and lists. */
export const plainText = (html: string): string => linesOfHtml(html).replace(/\s+/g, ' ').trim()

/** The beginning of a text, cut between words; search engines show about this many characters. */
export const snippetOf = (html: string, most = 160): string => {
  const text = plainText(html)
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`
}
