/** A version of a legal text as a file, which the buyer keeps (durable medium, art. 51 Codice del consumo). Pure. */
import type { ShownBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { slugOf } from '@/lib/slug.ts'
import { escapeHtml } from '../../../email/escape-html.ts'
import type { AttachedFile } from '../../../email/transport.ts'
import { shownBlocks } from '../block-words.ts'
import type { LegalVersionRow } from './legal-versions-repo.ts'

const heading = (level: 2 | 3, text: string): string => text && `<h${level}>${escapeHtml(text)}</h${level}>`
const paragraph = (text: string): string => text && `<p>${escapeHtml(text)}</p>`

/** The text of a block. Images and lists of products are omitted. */
function blockHtml(block: ShownBlock): string {
  switch (block.kind) {
    case 'text':
    case 'picture_text':
      return heading(2, block.texts.title) + block.texts.html
    case 'cards':
      return (
        heading(2, block.texts.title) +
        paragraph(block.texts.lead) +
        block.cards.map(({ texts }) => heading(3, texts.title) + paragraph(texts.text)).join('')
      )
    case 'questions':
      return (
        heading(2, block.texts.title) +
        paragraph(block.texts.lead) +
        block.questions.map(({ texts }) => heading(3, texts.question) + texts.answer).join('')
      )
    case 'quote':
      return paragraph(block.texts.text)
    case 'picture':
      return paragraph(block.texts.caption)
    case 'button':
    case 'products':
      return ''
  }
}

/** The name contains the first day, `terms-of-sale-2026-11-28.html`. */
export function versionFile({ content, effective_from }: LegalVersionRow, locale: Locale): AttachedFile {
  const { title, lead, body } = content.texts[locale]
  const blocks = shownBlocks(content.blocks, locale).map(blockHtml).join('\n')
  const day = dayWords(effective_from, locale, 'long')
  return {
    filename: `${slugOf(title)}-${effective_from.toISOString().slice(0, 10)}.html`,
    html: `<!doctype html>
<html lang="${localeFacts[locale].iso}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="max-width:720px;margin:32px auto;padding:0 16px;font:16px/1.6 sans-serif">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(day)}</p>
${paragraph(lead)}
${body}
${blocks}
</body></html>
`,
  }
}
