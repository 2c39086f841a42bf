/** The words of a page's blocks: one language of them for a visitor, all of them cleaned before they are stored. Pure. */
import { defaultLocale, type Locale } from '../../../src/contract/locales.ts'
import type { PageBlock, ShownBlock } from '../../../src/contract/page-blocks.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'

type Words = Record<string, string>

/** A language that says nothing gets the Italian words; an address nobody translated is the Italian one. */
function wordsFor(texts: Record<Locale, Words>, locale: Locale): Words {
  const own = texts[locale]
  const isEmpty = Object.entries(own).every(([key, text]) => key === 'link' || text === '')
  if (isEmpty) return texts[defaultLocale]
  return 'link' in own && own.link === '' ? { ...own, link: texts[defaultLocale].link ?? '' } : own
}

function inOne(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map(inner => inOne(inner, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'texts' ? wordsFor(inner as Record<Locale, Words>, locale) : inOne(inner, locale),
    ]),
  )
}

export const shownBlocks = (blocks: readonly PageBlock[], locale: Locale): ShownBlock[] =>
  inOne(blocks, locale) as ShownBlock[]

const richFields = new Set(['html', 'answer'])

function clean(value: unknown, field: string): unknown {
  if (typeof value === 'string') return richFields.has(field) ? cleanRichText(value) : value
  if (Array.isArray(value)) return value.map(inner => clean(inner, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]))
}

export const cleanBlocks = (blocks: readonly PageBlock[]): PageBlock[] => clean(blocks, '') as PageBlock[]

/** What blocks say, for readers without scripts and for search; rich text stays as it is stored. */
export function blocksAsHtml(blocks: readonly ShownBlock[], safe: (text: string) => string): string {
  const line = (tag: string, text: string) => (text === '' ? '' : `<${tag}>${safe(text)}</${tag}>`)
  const door = (link: string, text: string) =>
    link === '' ? safe(text) : `<a href="${safe(link)}">${safe(text)}</a>`
  const picture = (address: string | null, alt: string) =>
    address ? `<img src="${safe(address)}" alt="${safe(alt)}" width="320" />` : ''
  const write = (block: ShownBlock): string => {
    switch (block.kind) {
      case 'text':
        return line('h2', block.texts.title) + block.texts.html
      case 'picture':
        return picture(block.picture, block.texts.alt) + line('p', block.texts.caption)
      case 'picture_text': {
        const { title, html, alt, button, link } = block.texts
        const way = button ? `<p>${door(link, button)}</p>` : ''
        return line('h2', title) + picture(block.picture, alt) + html + way
      }
      case 'cards':
        return `${line('h2', block.texts.title)}${line('p', block.texts.lead)}<ul>${block.cards
          .map(({ texts }) => `<li>${door(texts.link, texts.title)} ${safe(texts.text)}</li>`)
          .join('')}</ul>`
      case 'quote':
        return `<blockquote>${line('p', block.texts.text)}${line('p', block.texts.by)}</blockquote>`
      case 'button':
        return `<p>${door(block.texts.link, block.texts.label)}</p>`
      case 'questions':
        return `${line('h2', block.texts.title)}${block.questions
          .map(({ texts }) => `${line('h3', texts.question)}${texts.answer}`)
          .join('')}`
      case 'products':
        return line('h2', block.texts.title) + line('p', block.texts.lead)
    }
  }
  return blocks.map(write).join('')
}
