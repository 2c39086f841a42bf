/** A product as the file of another shop system describes it. `undefined`: the file does not contain the value. */
import type { ProductValues } from '@/contract/product-fields.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'

export interface NamedValue {
  name: string
  value: string
}

export interface ForeignVariant {
  line: number
  sku: string // '' = made from `ownSku` and the options
  gtin: string
  options: readonly NamedValue[]
  price: number | undefined // cents as in the file; undefined: not readable
  salePrice: number | null // the lower price that applies now
  stock: number | null | undefined // null: not counted
  picture: string // URL; '' = none
}

export interface ForeignProduct {
  key: string // identifies the product in the other shop
  sku: string // of a product with variants; '' = `ownSku`
  ownSku: string // for a product without a number, and the beginning of those of its variants
  slug: string
  title: string
  subtitle: string | undefined
  description: string | undefined
  brand: string | undefined
  category: readonly string[] // names from the top level down; empty: none
  status: ProductValues['status'] | undefined
  weight: number | undefined // grams
  isDigital: boolean | undefined
  taxClass: TaxClass | undefined
  attributes: readonly NamedValue[] // of all variants
  pictures: readonly { url: string; text: string }[]
  variants: readonly ForeignVariant[] // at least one; the only one has no options if the product has no variants
}
