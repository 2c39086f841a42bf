import type { Product, Variant } from '../../../src/contract/catalog.ts'
import { priceAt, type Tier, tierOf } from '../../../src/contract/pricing.ts'
import type { productVariants } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Reader } from './product-list-repo.ts'
import { productRow, productWords, relatedRows, variantsOf } from './product-repo.ts'
import { cardOf, discountOf, picturesOf, pricesOf } from './product-row.ts'
import { stockLeft, stockLevel } from './stock-level.ts'

/** The product page at the reader's tier and language; undefined when the reader may not see it. */
export async function showProduct(db: Queryable, slug: string, reader: Reader): Promise<Product | undefined> {
  const row = await productRow(db, slug, reader)
  if (!row) return undefined
  const tier = tierOf(reader.role)
  const words = await productWords(db, row.id, reader.locale)
  const variants = await variantsOf(db, row.id)
  const related = await relatedRows(db, row, reader)
  return {
    ...cardOf(row, tier),
    ...words,
    sku: row.sku,
    weight: row.weight,
    prices: pricesOf(row),
    discount: discountOf(row),
    stock_quantity: row.stock_quantity,
    pictures: picturesOf(row),
    variants: variants.map(variant => variantOf(variant, reader, tier)),
    related: related.map(one => cardOf(one, tier)),
  }
}

function variantOf(row: typeof productVariants.$inferSelect, { locale }: Reader, tier: Tier): Variant {
  const { base_price, reseller_price, other_price, stock_quantity } = row
  const prices = { base_price, reseller_price, other_price }
  const name = row.names[locale]
  return {
    id: row.id,
    name,
    sku: row.sku,
    prices,
    extra: priceAt(prices, tier),
    stock: stockLevel(stock_quantity),
    stock_left: stockLeft(stock_quantity),
    picture: row.picture ? { url: row.picture, alt: name } : null,
  }
}
