/** Products that share their form and differ by whom they show: the shared texts and measures once, one line for each product. */

import { type LocalizedTexts, localized } from '../localized.ts'
import type { CategoryKey, FactKey, ProductSeed, VariantSeed } from '../product-seed.ts'

export interface FamilyItem extends Partial<Omit<ProductSeed, 'title' | 'text' | 'category'>> {
  sku: string
  picture: string
  name: LocalizedTexts // fills the title
  line: LocalizedTexts // a sentence of its own after the form's
}

export interface Family {
  category: CategoryKey
  weight: number
  price: number
  reseller?: number
  other?: number
  stock: number | null
  title: LocalizedTexts // with {name}
  subtitle: LocalizedTexts
  text: LocalizedTexts
  facts: Partial<Record<FactKey, LocalizedTexts>>
  material?: ProductSeed['material']
  isAlbum?: boolean
  codeFor?: ProductSeed['codeFor']
  variants?: readonly VariantSeed[]
}

const filled = (title: LocalizedTexts, name: LocalizedTexts): LocalizedTexts =>
  localized(
    title.it.replace('{name}', name.it),
    title.en.replace('{name}', name.en),
    title.es.replace('{name}', name.es),
    title.fr.replace('{name}', name.fr),
    title.de.replace('{name}', name.de),
    title.pt.replace('{name}', name.pt),
  )

const joined = (a: LocalizedTexts, b: LocalizedTexts): LocalizedTexts =>
  localized(
    `${a.it} ${b.it}`,
    `${a.en} ${b.en}`,
    `${a.es} ${b.es}`,
    `${a.fr} ${b.fr}`,
    `${a.de} ${b.de}`,
    `${a.pt} ${b.pt}`,
  )

/** An item may say otherwise on everything but the words. */
export const family = (shared: Family, items: readonly FamilyItem[]): ProductSeed[] =>
  items.map(({ name, line, ...own }) => ({
    element: null,
    ...shared,
    ...own,
    title: filled(shared.title, name),
    text: joined(shared.text, line),
  }))
