import {
  type Product,
  type ProductOption,
  type Variant,
  variantDetails,
} from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { ownDiscount, ownPrices, percentAt, priceAt, type Tier, tierOf } from '@/domain/pricing.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import {
  type DestinationPrices,
  destinationPrices,
  shownAtDestination,
  vatAtDestination,
} from '../tax/destination-prices.ts'
import { type PricedProduct, retailPrice, variantPrice } from './card-price.ts'
import { catalogueIndex } from './choose-index.ts'
import type { Reader } from './find-products.ts'
import { type ProductPageRow, productPage, productPageInside, type VariantRow } from './product-repo.ts'
import { cardOf, type ProductRow, picturesOf } from './product-row.ts'
import { productRows } from './product-rows-repo.ts'
import { readSafety } from './read-safety.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import { fewOf, stockLeft, stockLevel } from './stock-level.ts'

const relatedAmount = 4
const togetherAmount = 3

/** Returns the product page at the reader's tier and language, or undefined when the reader may not see the product. */
export async function showProduct(db: Queryable, slug: string, reader: Reader): Promise<Product | undefined> {
  const page = await productPage(db, slug, reader)
  return page && show(db, page, reader)
}

/** Like `showProduct`, for a product of a room, which lists may hide. */
export async function showProductInside(
  db: Queryable,
  slug: string,
  reader: Reader,
  ids: readonly number[],
): Promise<Product | undefined> {
  const page = await productPageInside(db, slug, reader.locale, ids)
  return page && show(db, page, reader)
}

const isoOf = (moment: string | null): string | null => moment && new Date(moment).toISOString()

async function show(db: Queryable, page: ProductPageRow, reader: Reader): Promise<Product> {
  const index = await catalogueIndex(db, reader.now)
  const { cached } = index
  const { searchIndex } = cached
  const { row } = page
  const relatedIds = await index.similar(page.id, reader.role, relatedAmount)
  const related = await productRows(index.db, cached, relatedIds, reader.locale)
  const togetherIds = (await index.visibleAmong(page.together, reader.role)).slice(0, togetherAmount)
  const together = await productRows(index.db, cached, togetherIds, reader.locale)
  const tier = tierOf(reader.role)
  const destination = await destinationPrices(db, reader)
  const card = (of: ProductRow) => cardOf(of, tier, reader.now, destination)
  return {
    ...card(row),
    vat: destination && vatAtDestination(row, destination),
    description: page.description,
    facts: page.facts,
    translations: page.translations,
    sku: row.sku,
    ...page.details,
    weight: row.weight,
    is_digital: row.is_digital,
    is_chance: page.is_chance,
    withdrawal_exception: page.withdrawal_exception,
    maker_guarantee: page.maker_guarantee,
    collection_id: page.collection_id,
    is_printed_to_order: page.is_printed_to_order,
    fills: page.fills,
    launch: page.launch,
    safety: readSafety(page.safety),
    prices: ownPrices(row, reader.role),
    discount: ownDiscount(row, reader.role),
    offer_until: percentAt(row, tier) > 0 ? isoOf(page.offer_until) : null,
    stock_quantity: row.stock_quantity,
    pictures: picturesOf(row),
    variants: page.variants.map(variant => variantOf(variant, row, searchIndex, reader, destination)),
    options: optionsOf(page.variants, searchIndex, reader.locale),
    related: related.map(card),
    together: together.map(card),
  }
}

function variantOf(
  row: VariantRow,
  product: PricedProduct & Pick<ProductRow, 'is_digital' | 'low_stock' | 'tax_class'>,
  searchIndex: SearchIndex,
  { locale, role }: Reader,
  destination: DestinationPrices | null,
): Variant {
  const priceFor = (of: Tier) => shownAtDestination(variantPrice(product, row, of), product, destination)
  const { stock_quantity } = row
  const tier = tierOf(role)
  const name = wordIn(row.names, locale)
  const values = row.value_ids.flatMap(id => {
    const value = searchIndex.valueById.get(id)
    return value ? [[value.attribute, value.code] as const] : []
  })
  return {
    id: row.id,
    name,
    sku: row.sku,
    ...pick(row, variantDetails),
    prices: ownPrices(row, role),
    extra: priceAt(row, tier),
    price: priceFor(tier),
    retail_price: retailPrice(tier, priceFor),
    stock: stockLevel(stock_quantity, fewOf(product)),
    stock_left: stockLeft(stock_quantity, fewOf(product)),
    picture: row.picture ? { url: row.picture, alt: name } : null,
    values: Object.fromEntries(values),
  }
}

/** In the order of the attributes, each with the values that a variant has. */
function optionsOf(
  variants: readonly VariantRow[],
  searchIndex: SearchIndex,
  locale: Locale,
): ProductOption[] {
  const used = new Set(variants.flatMap(variant => variant.value_ids))
  return searchIndex.attributes.flatMap(({ code, names, values }) => {
    const own = values.filter(value => used.has(value.id))
    if (own.length === 0) return []
    return [
      {
        code,
        name: wordIn(names, locale),
        values: own.map(value => ({
          code: value.code,
          name: wordIn(value.names, locale),
          colour: value.colour,
        })),
      },
    ]
  })
}
