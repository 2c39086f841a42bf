/** Short ways to write the blocks of seeded pages: six texts in, a block of the contract out. */
import type { CardType } from '../../../../src/contract/characters.ts'
import type { BlockOf, PageBlock } from '../../../../src/contract/page-blocks.ts'
import { href, type PathParams, type ScreenName } from '../../../../src/contract/paths.ts'
import { sixOf } from '../../../../src/contract/six-texts.ts'
import { type SixTexts, same } from '../six.ts'

export interface Way {
  to: ScreenName
  params?: PathParams
}

const nothing = same('')
const asText = (text: string) =>
  text
    .split('\n')
    .map(line => `<p>${line}</p>`)
    .join('')
const linkOf = (way: Way | undefined, locale: keyof SixTexts) => (way ? href(way.to, locale, way.params) : '')

/** `text`: one paragraph per line. */
export const section = (id: string, title: SixTexts, text: SixTexts): PageBlock => ({
  id,
  kind: 'text',
  texts: sixOf(locale => ({ title: title[locale], html: asText(text[locale]) })),
})

interface PictureTextSeed {
  picture: string
  side: 'left' | 'right'
  element: CardType
  alt: SixTexts
  title: SixTexts
  text: SixTexts
  button?: SixTexts
  way?: Way
}

export const pictureText = (id: string, seed: PictureTextSeed): PageBlock => ({
  id,
  kind: 'picture_text',
  picture: seed.picture,
  side: seed.side,
  element: seed.element,
  texts: sixOf(locale => ({
    alt: seed.alt[locale],
    title: seed.title[locale],
    html: asText(seed.text[locale]),
    button: (seed.button ?? nothing)[locale],
    link: linkOf(seed.way, locale),
  })),
})

export interface CardSeed {
  icon: string
  title: SixTexts
  text: SixTexts
  way?: Way
}

export const cards = (
  id: string,
  columns: 2 | 3 | 4,
  title: SixTexts,
  seeds: readonly CardSeed[],
): BlockOf<'cards'> => ({
  id,
  kind: 'cards',
  columns,
  texts: sixOf(locale => ({ title: title[locale], lead: '' })),
  cards: seeds.map((seed, at) => ({
    id: `${id}-${at + 1}`,
    icon: seed.icon,
    picture: null,
    element: null,
    texts: sixOf(locale => ({
      title: seed.title[locale],
      text: seed.text[locale],
      link: linkOf(seed.way, locale),
    })),
  })),
})

export const quote = (id: string, text: SixTexts, by: string): PageBlock => ({
  id,
  kind: 'quote',
  texts: sixOf(locale => ({ text: text[locale], by })),
})

export const products = (id: string, title: SixTexts): PageBlock => ({
  id,
  kind: 'products',
  from: 'newest',
  category: null,
  count: 4,
  texts: sixOf(locale => ({ title: title[locale], lead: '' })),
})

export type QuestionSeed = readonly [question: SixTexts, answer: SixTexts]

export const questions = (id: string, title: SixTexts, seeds: readonly QuestionSeed[]): PageBlock => ({
  id,
  kind: 'questions',
  texts: sixOf(locale => ({ title: title[locale], lead: '' })),
  questions: seeds.map(([question, answer], at) => ({
    id: `${id}-${at + 1}`,
    texts: sixOf(locale => ({ question: question[locale], answer: asText(answer[locale]) })),
  })),
})
