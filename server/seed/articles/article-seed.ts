/**
 * Form of an article of the demo journal. Articles never mention prices and dates of real products, because they would become
 * outdated.
 */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { type LocalizedTexts, localized } from '../localized.ts'

export const paragraphs = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')
export const quote = (text: string) => `<blockquote><p>${text}</p></blockquote>`
export const head = (text: string) => `<h2>${text}</h2>`
export const list = (...texts: string[]) => `<ul>${texts.map(text => `<li>${text}</li>`).join('')}</ul>`

export const articleCategorySeeds = {
  making: localized(
    'Dietro le carte',
    'Behind the cards',
    'Detrás de las cartas',
    'Dans les coulisses',
    'Hinter den Karten',
    'Por trás das cartas',
  ),
  play: localized('Tornei', 'Tournaments', 'Torneos', 'Tournois', 'Turniere', 'Torneios'),
  guides: localized('Guide', 'Guides', 'Guías', 'Guides', 'Ratgeber', 'Guias'),
} satisfies Record<string, LocalizedTexts>

export interface ArticleSeed {
  category: keyof typeof articleCategorySeeds
  author: string
  avatar: number // built-in style
  character: string // slug of the character whose creature is the image
  element: CardType
  daysAgo: number
  title: LocalizedTexts
  lead: LocalizedTexts
  body: LocalizedTexts // HTML
}
