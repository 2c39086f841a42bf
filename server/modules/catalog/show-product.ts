import type { Product, ProductOption, Variant } from '../../../src/contract/catalog.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { priceAt, type Tier, tierOf } from '../../../src/contract/pricing.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Reader } from './find-products.ts'
import { type ProductPageRow, productPage, productPageInside, type VariantRow } from './product-repo.ts'
import { cardOf, discountOf, picturesOf, pricesOf } from './product-row.ts'
import { productRows } from './product-rows-repo.ts'
import { likeOnShelf } from './shelf/ask-shelf.ts'
import { keptShelf } from './shelf/kept-shelf.ts'
import type { Shelf } from './shelf/shelf.ts'
import { stockLeft, stockLevel } from './stock-level.ts'

const relatedAmount = 4

/** The product page at the reader's tier and language; undefined when the reader may not see it. */
export async function showProduct(db: Queryable, slug: string, reader: Reader): Promise<Product | undefined> {
  const page = await productPage(db, slug, reader)
  return page && show(db, page, reader)
}

/** The same for a product of a room, which may be one that no list shows. */
export async function showProductInside(
  db: Queryable,
  slug: string,
  reader: Reader,
  ids: readonly number[],
): Promise<Product | undefined> {
  const page = await productPageInside(db, slug, reader.locale, ids)
  return page && show(db, page, reader)
}

async function show(db: Queryable, page: ProductPageRow, reader: Reader): Promise<Product> {
  const kept = await keptShelf(db, reader.now)
  const { shelf } = kept
  const { row } = page
  const relatedIds = likeOnShelf(shelf, page.id, reader.role, relatedAmount)
  const related = await productRows(db, kept, relatedIds, reader.locale)
  const tier = tierOf(reader.role)
  return {
    ...cardOf(row, tier, reader.now),
    description: page.description,
    facts: page.facts,
    translations: page.translations,
    sku: row.sku,
    weight: row.weight,
    is_digital: row.is_digital,
    collection_id: page.collection_id,
    fills: page.fills,
    prices: pricesOf(row),
    discount: discountOf(row),
    stock_quantity: row.stock_quantity,
    pictures: picturesOf(row),
    variants: page.variants.map(variant => variantOf(variant, shelf, reader.locale, tier)),
    options: optionsOf(page.variants, shelf, reader.locale),
    related: related.map(one => cardOf(one, tier, reader.now)),
  }
}

function variantOf(row: VariantRow, shelf: Shelf, locale: Locale, tier: Tier): Variant {
  const { base_price, reseller_price, other_price, stock_quantity } = row
  const prices = { base_price, reseller_price, other_price }
  const name = row.names[locale]
  const values = row.value_ids.flatMap(id => {
    const value = shelf.valueById.get(id)
    return value ? [[value.attribute, value.code] as const] : []
  })
  return {
    id: row.id,
    name,
    sku: row.sku,
    prices,
    extra: priceAt(prices, tier),
    stock: stockLevel(stock_quantity),
    stock_left: stockLeft(stock_quantity),
    picture: row.picture ? { url: row.picture, alt: name } : null,
    values: Object.fromEntries(values),
  }
}

/** In the order of the attributes, each with the values some variant has. */
function optionsOf(variants: readonly VariantRow[], shelf: Shelf, locale: Locale): ProductOption[] {
  const used = new Set(variants.flatMap(variant => variant.value_ids))
  return shelf.attributes.flatMap(({ code, names, values }) => {
    const own = values.filter(value => used.has(value.id))
    if (own.length === 0) return []
    return [
      {
        code,
        name: names[locale],
        values: own.map(value => ({ code: value.code, name: value.names[locale], colour: value.colour })),
      },
    ]
  })
}
