/** Products of the same form that differ only in the character they show: shared texts and measures once, one line per product. */

import { type LocalizedTexts, localized } from '../localized.ts'
import type { CategoryKey, FactKey, ProductSeed, VariantSeed } from '../product-seed.ts'

export interface FamilyItem extends Partial<Omit<ProductSeed, 'title' | 'text' | 'category'>> {
  sku: string
  picture: string
  name: LocalizedTexts // inserted into the title
  line: LocalizedTexts // an additional sentence after the form's text
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

/** An item may override everything except the texts. */
export const family = (shared: Family, items: readonly FamilyItem[]): ProductSeed[] =>
  items.map(({ name, line, ...overrides }) => ({
    element: null,
    ...shared,
    ...overrides,
    title: filled(shared.title, name),
    text: joined(shared.text, line),
  }))
