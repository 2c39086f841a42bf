/** Makes the body that a product's form would send from a product of another shop. Pure. */
import anyAscii from 'any-ascii'
import {
  type AdminProduct,
  emptyProduct,
  emptyVariant,
  type ProductBody,
  type VariantBody,
} from '@/contract/endpoints/admin/products.ts'
import type { ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { isGtin } from '@/domain/gtin.ts'
import { discountedPrice } from '@/domain/pricing.ts'
import { cleanCode, cleanLine } from '@/lib/clean-text.ts'
import { pickLike } from '@/lib/pick.ts'
import type { ForeignProduct, ForeignVariant } from './foreign-product.ts'

export interface ImportedIds {
  category_id: number | undefined
  value_ids: readonly number[]
  variantValueIds: readonly (readonly number[])[] // of each variant
  vatPercent: number // added to net prices
}

export type Notice = (variant: ForeignVariant, column: string, code: string, params?: { sku: string }) => void

const longestSku = 60 // characters

/** `Lampe 1/rot` → `Lampe-1-rot`. */
export const skuFrom = (text: string): string =>
  anyAscii(cleanLine(text))
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSku)

const optionText = ({ options }: ForeignVariant): string => options.map(({ value }) => value).join(' / ')

/** The number of a variant without one is made from its options, so that a repeated import finds it again. */
const variantSku = (base: string, { sku, options }: ForeignVariant): string =>
  skuFrom(sku) ||
  skuFrom([skuFrom(base).slice(0, 40), ...options.map(({ value }) => value.toLowerCase())].join(' '))

/** A product without variants has the SKU of the file, one with variants a separate SKU. */
export function skusOf({ ownSku, sku, variants }: ForeignProduct): { sku: string; variants: string[] } {
  const [only] = variants
  if (only && only.options.length === 0 && variants.length === 1)
    return { sku: skuFrom(only.sku) || skuFrom(ownSku), variants: [] }
  const numbers = variants.map(variant => variantSku(ownSku, variant))
  const own = skuFrom(sku) || skuFrom(ownSku)
  const isTaken = numbers.some(number => number.toLowerCase() === own.toLowerCase())
  return { sku: isTaken ? `${own.slice(0, longestSku - 2)}-p` : own, variants: numbers }
}

/** A body that changes nothing, also if a piece is sold between reading and saving. */
export const unchangedBody = (product: AdminProduct): ProductBody => ({
  ...pickLike(product, emptyProduct()),
  stock_seen: product.stock_quantity,
  variants: product.variants.map(variant => ({ ...variant, stock_seen: variant.stock_quantity })),
})

/** The discount in whole percent with which each price becomes its sale price. Undefined if there is none. */
function discountOf(prices: readonly { price: number; sale: number | null }[]): number | undefined {
  const [first] = prices
  if (!first || first.sale === null || first.price === 0) return undefined
  const percent = Math.round((1 - first.sale / first.price) * 100)
  const isExact = prices.every(
    ({ price, sale }) => price === first.price && sale !== null && discountedPrice(price, percent) === sale,
  )
  return isExact && percent > 0 ? percent : undefined
}

/** Surcharges of variants are not discounted, so only variants of one price can have a discount. */
function pricesOf(variants: readonly ForeignVariant[], gross: (cents: number) => number, notice: Notice) {
  const read = variants.map(({ price = 0, salePrice }) => ({
    price: gross(price),
    sale: salePrice === null ? null : gross(salePrice),
  }))
  const percent = discountOf(read)
  if (percent === undefined)
    for (const variant of variants)
      if (variant.salePrice !== null) notice(variant, 'compare_price', 'import_compare_price')
  const prices = read.map(({ price, sale }) => (percent === undefined ? (sale ?? price) : price))
  return { prices, percent: percent ?? 0 }
}

function gtinOf(variant: ForeignVariant, notice: Notice): string {
  const gtin = cleanCode(variant.gtin).replaceAll('-', '')
  if (gtin === '' || isGtin(gtin)) return gtin
  notice(variant, 'gtin', 'import_gtin')
  return ''
}

const textLocales = (locale: Locale): Locale[] => [...new Set<Locale>(['it', locale])]

/** Italian texts are required. A file in another language fills them as well, unless the product has Italian ones. */
function translationsOf(
  product: ForeignProduct,
  before: AdminProduct | null,
  locale: Locale,
): ProductBody['translations'] {
  const words = structuredClone(before?.translations ?? emptyProduct().translations)
  for (const target of textLocales(locale)) {
    const text = words[target]
    if (target !== locale && text.title !== '') continue
    text.title = product.title
    if (product.subtitle !== undefined) text.subtitle = product.subtitle
    if (product.description !== undefined) text.description = product.description
    if (text.slug === '') text.slug = product.slug
  }
  return words
}

/** Stock that the file contains replaces ours, also if a piece is sold meanwhile. */
const stockFrom = (stock: number | null | undefined) =>
  stock === undefined ? {} : { stock_quantity: stock, stock_seen: null }

interface Sources {
  product: ForeignProduct
  before: AdminProduct | null
  ids: ImportedIds
  options: ImportOptions
  notice: Notice
}

function variantsOf(
  { product, before, ids, options, notice }: Sources,
  surcharges: readonly number[],
): VariantBody[] {
  const skus = skusOf(product).variants
  const stored = before ? unchangedBody(before).variants : []
  const bySku = (sku: string) => stored.find(variant => variant.sku.toLowerCase() === sku.toLowerCase())
  const imported = product.variants.map((variant, at): VariantBody => {
    const sku = skus[at] ?? ''
    const base = bySku(sku) ?? { ...emptyVariant(), sku, stock_seen: null }
    if (variant.sku !== '' && variant.sku !== sku) notice(variant, 'sku', 'import_sku', { sku })
    const names = { ...base.names }
    for (const target of textLocales(options.locale))
      if (target === options.locale || names[target] === '') names[target] = optionText(variant).slice(0, 120)
    return {
      ...base,
      names,
      gtin: gtinOf(variant, notice) || base.gtin,
      base_price: surcharges[at] ?? 0,
      ...stockFrom(variant.stock),
      value_ids: [...new Set(ids.variantValueIds[at] ?? [])],
    }
  })
  const numbers = new Set(skus.map(sku => sku.toLowerCase()))
  return [...imported, ...stored.filter(({ sku }) => !numbers.has(sku.toLowerCase()))]
}

/** Variants and languages that the file does not contain stay as they are. */
export function productBody(sources: Sources): ProductBody {
  const { product, before, ids, options, notice } = sources
  const skus = skusOf(product)
  const base: ProductBody = before ? unchangedBody(before) : { ...emptyProduct(), stock_seen: null }
  const gross = (cents: number) =>
    options.prices === 'gross' ? cents : Math.round((cents * (100 + ids.vatPercent)) / 100)
  const { prices, percent } = pricesOf(product.variants, gross, notice)
  const lowest = Math.min(...prices)
  const [only] = product.variants
  const isSingle = skus.variants.length === 0 && only !== undefined
  if (isSingle && only.sku !== '' && only.sku !== skus.sku)
    notice(only, 'sku', 'import_sku', { sku: skus.sku })
  const status = options.status === 'draft' ? 'draft' : (product.status ?? 'draft')
  return {
    ...base,
    sku: before && !(isSingle && only.sku !== '') ? before.sku : skus.sku,
    category_id: ids.category_id ?? base.category_id,
    status: before
      ? options.status === 'draft'
        ? before.status
        : (product.status ?? before.status)
      : status,
    base_price: lowest,
    base_discount: percent,
    weight: product.weight ?? base.weight,
    is_digital: product.isDigital ?? base.is_digital,
    tax_class: product.taxClass ?? base.tax_class,
    brand: product.brand?.slice(0, 70) ?? base.brand,
    translations: translationsOf(product, before, options.locale),
    value_ids: [...new Set([...base.value_ids, ...ids.value_ids])],
    ...(isSingle
      ? { gtin: gtinOf(only, notice) || base.gtin, ...stockFrom(only.stock) }
      : {
          stock_quantity: null,
          stock_seen: null,
          variants: variantsOf(
            sources,
            prices.map(price => price - lowest),
          ),
        }),
  }
}

/** The text in the language of the file, and in Italian. */
export const localTexts = (text: string, locale: Locale) =>
  localizedTextsOf(target => (textLocales(locale).includes(target) ? text.slice(0, 200) : ''))
