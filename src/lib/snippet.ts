/** The words of rich text as search engines show them. Pure. */

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The beginning of a text, cut between words; search engines show about this many characters. */
export const snippetOf = (html: string, most = 160): string => {
  const text = plainText(html)
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`
}
