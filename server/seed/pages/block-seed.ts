/** Helpers that build the blocks of seeded pages from texts in six languages. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { BlockOf, PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { href, type PathParams, type ScreenName } from '@/contract/paths.ts'
import { type LocalizedTexts, same } from '../localized.ts'

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
const linkOf = (way: Way | undefined, locale: keyof LocalizedTexts) =>
  way ? href(way.to, locale, way.params) : ''

/** `text`: one paragraph per line. */
export const section = (id: string, title: LocalizedTexts, text: LocalizedTexts): PageBlock => ({
  id,
  kind: 'text',
  texts: localizedTextsOf(locale => ({ title: title[locale], html: asText(text[locale]) })),
})

interface PictureTextSeed {
  picture: string
  side: 'left' | 'right'
  element: CardType
  alt: LocalizedTexts
  title: LocalizedTexts
  text: LocalizedTexts
  button?: LocalizedTexts
  way?: Way
}

export const pictureText = (id: string, seed: PictureTextSeed): PageBlock => ({
  id,
  kind: 'picture_text',
  picture: seed.picture,
  side: seed.side,
  element: seed.element,
  texts: localizedTextsOf(locale => ({
    alt: seed.alt[locale],
    title: seed.title[locale],
    html: asText(seed.text[locale]),
    button: (seed.button ?? nothing)[locale],
    link: linkOf(seed.way, locale),
  })),
})

export interface CardSeed {
  icon: string
  title: LocalizedTexts
  text: LocalizedTexts
  way?: Way
}

export const cards = (
  id: string,
  columns: 2 | 3 | 4,
  title: LocalizedTexts,
  seeds: readonly CardSeed[],
): BlockOf<'cards'> => ({
  id,
  kind: 'cards',
  columns,
  texts: localizedTextsOf(locale => ({ title: title[locale], lead: '' })),
  cards: seeds.map((seed, at) => ({
    id: `${id}-${at + 1}`,
    icon: seed.icon,
    picture: null,
    element: null,
    texts: localizedTextsOf(locale => ({
      title: seed.title[locale],
      text: seed.text[locale],
      link: linkOf(seed.way, locale),
    })),
  })),
})

export const quote = (id: string, text: LocalizedTexts, by: string): PageBlock => ({
  id,
  kind: 'quote',
  texts: localizedTextsOf(locale => ({ text: text[locale], by })),
})

export const products = (id: string, title: LocalizedTexts): PageBlock => ({
  id,
  kind: 'products',
  from: 'newest',
  category: null,
  count: 4,
  texts: localizedTextsOf(locale => ({ title: title[locale], lead: '' })),
})

export type QuestionSeed = readonly [question: LocalizedTexts, answer: LocalizedTexts]

export const questions = (id: string, title: LocalizedTexts, seeds: readonly QuestionSeed[]): PageBlock => ({
  id,
  kind: 'questions',
  texts: localizedTextsOf(locale => ({ title: title[locale], lead: '' })),
  questions: seeds.map(([question, answer], at) => ({
    id: `${id}-${at + 1}`,
    texts: localizedTextsOf(locale => ({ question: question[locale], answer: asText(answer[locale]) })),
  })),
})
