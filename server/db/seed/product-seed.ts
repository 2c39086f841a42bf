/** The form of a demo product; the words themselves stand in the files beside. */
import type { CardType } from '../../../src/contract/characters.ts'
import { type SixTexts, six } from './six.ts'

export type CategoryKey = 'packs' | 'decks' | 'albums' | 'accessories' | 'clothing' | 'figures'

/** Names of facts, told once. */
export const factNames = {
  content: six('Contenuto', 'Contents', 'Contenido', 'Contenu', 'Inhalt', 'Conteúdo'),
  material: six('Materiale', 'Material', 'Material', 'Matière', 'Material', 'Material'),
  size: six('Misure', 'Size', 'Medidas', 'Dimensions', 'Maße', 'Medidas'),
  age: six(
    'Età consigliata',
    'Recommended age',
    'Edad recomendada',
    'Âge conseillé',
    'Altersempfehlung',
    'Idade recomendada',
  ),
  care: six('Lavaggio', 'Care', 'Lavado', 'Entretien', 'Pflege', 'Lavagem'),
} as const
export type FactKey = keyof typeof factNames

export interface VariantSeed {
  attribute: 'size' | 'colour'
  value: string // code of the attribute's value
  stock: number
  extra?: number // cents
}

export interface ProductSeed {
  sku: string
  category: CategoryKey
  element: CardType | null
  picture: string // name below /assets/products
  weight: number // grams
  price: number // cents
  reseller?: number
  other?: number
  discount?: number // percent, for everyone
  resellerDiscount?: number
  stock: number | null
  isNew?: boolean
  title: SixTexts
  subtitle: SixTexts
  text: SixTexts // one paragraph
  facts: Partial<Record<FactKey, SixTexts>>
  variants?: readonly VariantSeed[]
}
