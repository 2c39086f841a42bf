/**
 * The blocks of a page, from top to bottom. A block contains its texts in every language. Visitors receive the same block with the texts
 * of one language. The server sanitises rich text when it is stored.
 */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { ContentLink, MediaAddress } from '../../content-fields.ts'
import { perLocale } from '../../per-locale.ts'
import { CardType } from '../game/characters.ts'

const line = (most: number) => z.string().overwrite(cleanLine).max(most)
const rich = z.string().max(40_000) // HTML as the editor writes it

const textWords = z.strictObject({ title: line(160), html: rich })
const pictureWords = z.strictObject({ alt: line(300), caption: line(300) })
const pictureTextWords = z.strictObject({
  alt: line(300),
  title: line(160),
  html: rich,
  button: line(60),
  link: ContentLink,
})
const cardWords = z.strictObject({ title: line(90), text: line(400), link: ContentLink })
const headWords = z.strictObject({ title: line(160), lead: line(400) })
const quoteWords = z.strictObject({ text: line(600), by: line(120) })
const buttonWords = z.strictObject({ label: line(60), link: ContentLink })
const questionWords = z.strictObject({ question: line(240), answer: rich })

const id = z.string().regex(/^[\w-]{1,24}$/, 'invalid') // unique in its page

const text = { id, kind: z.literal('text') }
const picture = { id, kind: z.literal('picture'), picture: MediaAddress, width: z.enum(['text', 'wide']) }
const pictureText = {
  id,
  kind: z.literal('picture_text'),
  picture: MediaAddress,
  side: z.enum(['left', 'right']),
  element: CardType.nullable(), // background colour of a cut-out image
}
const cards = { id, kind: z.literal('cards'), columns: z.int().min(2).max(4) }
const card = { id, icon: line(40).nullable(), picture: MediaAddress.nullable(), element: CardType.nullable() }
const quote = { id, kind: z.literal('quote') }
const button = { id, kind: z.literal('button'), look: z.enum(['primary', 'ghost']) }
const questions = { id, kind: z.literal('questions') }
const products = {
  id,
  kind: z.literal('products'),
  from: z.enum(['newest', 'on_sale', 'category']),
  category: line(120).nullable(), // slug in any language, if `from` is category
  count: z.int().min(2).max(12),
}

/** As stored: `texts` in every language. */
export const PageBlock = z.discriminatedUnion('kind', [
  z.strictObject({ ...text, texts: perLocale(textWords) }),
  z.strictObject({ ...picture, texts: perLocale(pictureWords) }),
  z.strictObject({ ...pictureText, texts: perLocale(pictureTextWords) }),
  z.strictObject({
    ...cards,
    texts: perLocale(headWords),
    cards: z
      .array(z.strictObject({ ...card, texts: perLocale(cardWords) }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ ...quote, texts: perLocale(quoteWords) }),
  z.strictObject({ ...button, texts: perLocale(buttonWords) }),
  z.strictObject({
    ...questions,
    texts: perLocale(headWords),
    questions: z
      .array(z.strictObject({ id, texts: perLocale(questionWords) }))
      .min(1)
      .max(60),
  }),
  z.strictObject({ ...products, texts: perLocale(headWords) }),
])
export type PageBlock = z.infer<typeof PageBlock>
export type BlockKind = PageBlock['kind']

/** For visitors: `texts` in one language. */
export const ShownBlock = z.discriminatedUnion('kind', [
  z.object({ ...text, texts: textWords }),
  z.object({ ...picture, texts: pictureWords }),
  z.object({ ...pictureText, texts: pictureTextWords }),
  z.object({ ...cards, texts: headWords, cards: z.array(z.object({ ...card, texts: cardWords })) }),
  z.object({ ...quote, texts: quoteWords }),
  z.object({ ...button, texts: buttonWords }),
  z.object({
    ...questions,
    texts: headWords,
    questions: z.array(z.object({ id, texts: questionWords })),
  }),
  z.object({ ...products, texts: headWords }),
])
export type ShownBlock = z.infer<typeof ShownBlock>
export type ShownOf<K extends BlockKind> = Extract<ShownBlock, { kind: K }>
export type BlockOf<K extends BlockKind> = Extract<PageBlock, { kind: K }>

export const blockKinds = [
  'text',
  'picture',
  'picture_text',
  'cards',
  'quote',
  'button',
  'questions',
  'products',
] as const satisfies readonly BlockKind[]
