/** Rich text as stored: exactly what the administration's editor writes, and nothing else. Cleaned on write. */
import { createRequire } from 'node:module'
import type sanitizer from 'sanitize-html'
import { arrangeBlocks, containers, foreignBlocks, inlineTags, lineTags } from './rich-text-blocks.ts'

const load = createRequire(import.meta.url)

/** Maps tags of other editors to the allowed tags with the same meaning. */
const equivalents: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  dt: 'div',
  dd: 'div',
}

/** Emphasis that word processors write as style; some wrap a whole text in a `b` that is not bold. */
function emphasisOf(tag: string, style: string | undefined): string {
  const weight = /font-weight:\s*(\w+)/.exec(style ?? '')?.[1]
  if (weight === 'normal' || weight === '400') return tag === 'b' || tag === 'strong' ? 'span' : tag
  if (tag !== 'span' && tag !== 'font') return tag
  if (weight === 'bold' || Number(weight) >= 600) return 'strong'
  return /font-style:\s*italic/.test(style ?? '') ? 'em' : tag
}

/** The library is loaded with the first text, because most servers never clean one. */
export function cleanRichText(html: string): string {
  const sanitizeHtml: typeof sanitizer = load('sanitize-html')
  const clean = sanitizeHtml(html.replace(/<hr\b[^>]*>/gi, '<div></div>'), {
    allowedTags: [...lineTags, ...containers, ...inlineTags, ...foreignBlocks, 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'svg',
      'math',
      'title',
      'xmp',
      'noembed',
      'noframes',
    ],
    transformTags: {
      '*': (tag, attribs) => {
        const meant = emphasisOf(tag, attribs.style)
        return { tagName: equivalents[meant] ?? meant, attribs }
      },
    },
  })
  return arrangeBlocks(clean).trim()
}
