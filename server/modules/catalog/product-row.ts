/** A product as the database returns it, and its card as a user sees it. */

import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import { type DestinationPrices, shownAtDestination } from '../tax/destination-prices.ts'
import { cardPrice, type PricedVariant, retailPrice } from './card-price.ts'
import { fewOf, stockLeft, stockLevel } from './stock-level.ts'

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
export type ProductRow = {
  id: number
  sku: string
  category_id: number
  element: CardType | null
  weight: number
  is_digital: boolean
  tax_class: TaxClass
  base_price: number
  reseller_price: number | null
  other_price: number | null
  base_discount: number
  reseller_discount: number
  other_discount: number
  base_lowest: number | null
  reseller_lowest: number | null
  other_lowest: number | null
  stock_quantity: number | null
  stock_in_all: number | null // of its variants, if any
  low_stock: number // stock at or below this number is shown as the last pieces
  variant_prices: PricedVariant[]
  pictures: string[]
  rating_average: number | null
  rating_count: number
  published_at: Date | null
  slug: string
  title: string
  subtitle: string
  alts: string[]
  category_slug: string
  category_name: string
}

/** In cents, including VAT, before discounts. */
export const pricesOf = (row: ProductRow) => ({
  base_price: row.base_price,
  reseller_price: row.reseller_price,
  other_price: row.other_price,
})

/** In percent. */
export const discountOf = (row: ProductRow) => ({
  base_discount: row.base_discount,
  reseller_discount: row.reseller_discount,
  other_discount: row.other_discount,
})

/** A picture without a description uses the title. */
export const picturesOf = (row: ProductRow) =>
  row.pictures.map((url, index) => ({ url, alt: row.alts[index] ?? row.title }))

const newMillis = 30 * 24 * 3600_000

/** Prices are in cents at the tier and the destination. A product is new for thirty days after publication. */
export function cardOf(
  row: ProductRow,
  tier: Tier,
  now: Date,
  destination: DestinationPrices | null,
): ProductCard {
  const priceFor = (of: Tier) => shownAtDestination(cardPrice(row, row.variant_prices, of), row, destination)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    category: { slug: row.category_slug, name: row.category_name },
    picture: picturesOf(row)[0] ?? { url: '', alt: row.title },
    element: row.element,
    price: priceFor(tier),
    retail_price: retailPrice(tier, priceFor),
    has_variants: row.variant_prices.length > 0,
    stock: stockLevel(row.stock_in_all, fewOf(row)),
    stock_left: stockLeft(row.stock_in_all, fewOf(row)),
    is_new: row.published_at !== null && now.getTime() - new Date(row.published_at).getTime() < newMillis,
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
  }
}
