/** Rich text as it is stored: exactly what the administration's editor writes, and nothing else. Cleaned on write. */
import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'

const load = createRequire(import.meta.url)

/** The library is read with the first text: most servers never write one. */
export function cleanRichText(html: string): string {
  const sanitizeHtml: typeof sanitizer = load('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math'],
  }).trim()
}
