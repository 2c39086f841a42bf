/** The form of a demo product; the words themselves stand in the files beside. */
import type { CardType, packRarities } from '../../src/contract/endpoints/game/characters.ts'
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

/** Names of facts, declared once. */
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
  picture?: string // name below /assets/products
}

export interface ProductSeed {
  sku: string
  category: CategoryKey
  element: CardType | null
  picture: string // name below /assets/products
  also?: readonly string[] // more pictures
  series?: '1' | '2' | 'abissi'
  material?: MaterialKey
  digital?: (typeof packRarities)[number] // a pack in the account instead of a parcel
  codeFor?: (typeof packRarities)[number] // the pack whose code is printed inside
  numeroCarta?: number // it is this single card
  isAlbum?: boolean // holds cards
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
