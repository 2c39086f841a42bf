/** The form of a demo product. The texts are in the neighbouring files. */
import type { CardType, packRarities } from '@/contract/endpoints/game/characters.ts'
import { type LocalizedTexts, localized } from './localized.ts'

export type CategoryKey =
  | 'packs'
  | 'digital'
  | 'decks'
  | 'albums'
  | 'accessories'
  | 'protection'
  | 'clothing'
  | 'figures'
  | 'singles'

/** Names of product facts, defined once. */
export const factNames = {
  content: localized('Contenuto', 'Contents', 'Contenido', 'Contenu', 'Inhalt', 'Conteúdo'),
  material: localized('Materiale', 'Material', 'Material', 'Matière', 'Material', 'Material'),
  size: localized('Misure', 'Size', 'Medidas', 'Dimensions', 'Maße', 'Medidas'),
  age: localized(
    'Età consigliata',
    'Recommended age',
    'Edad recomendada',
    'Âge conseillé',
    'Altersempfehlung',
    'Idade recomendada',
  ),
  care: localized('Lavaggio', 'Care', 'Lavado', 'Entretien', 'Pflege', 'Lavagem'),
} as const
export type FactKey = keyof typeof factNames

export type MaterialKey =
  | 'paper'
  | 'fabric'
  | 'cotton'
  | 'plastic'
  | 'resin'
  | 'vinyl'
  | 'ceramic'
  | 'digital'

export interface VariantSeed {
  values: Partial<Record<'size' | 'colour' | 'format', string>> // codes of the values
  stock: number
  extra?: number // cents
  picture?: string // file name below /assets/products
}

export interface ProductSeed {
  sku: string
  category: CategoryKey
  element: CardType | null
  picture: string // file name below /assets/products
  also?: readonly string[] // further images
  series?: '1' | '2' | 'abissi'
  material?: MaterialKey
  digital?: (typeof packRarities)[number] // a pack in the account, not shipped
  codeFor?: (typeof packRarities)[number] // the pack whose code is printed inside
  numeroCarta?: number // the product is this single card
  isAlbum?: boolean // stores cards
  weight: number // grams
  price: number // cents
  reseller?: number
  other?: number
  discount?: number // percent, for everyone
  resellerDiscount?: number
  stock: number | null
  isNew?: boolean
  title: LocalizedTexts
  subtitle: LocalizedTexts
  text: LocalizedTexts // one paragraph
  facts: Partial<Record<FactKey, LocalizedTexts>>
  variants?: readonly VariantSeed[]
}
