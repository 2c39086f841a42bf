/** Collections as their reader sees them: in their language, at their tier, with three stock levels. */
import type { Prices } from '@/contract/endpoints/shop/catalog.ts'
import type { Collection, CollectionCard, CollectionStep } from '@/contract/endpoints/shop/collections.ts'
import type { PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { ownPrices, priceAt, type Tier, tierOf, unitPrice } from '@/domain/pricing.ts'
import { destinationPrice } from '@/domain/tax/destination-price.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Reader } from '../catalog/find-products.ts'
import { showProduct } from '../catalog/show-product.ts'
import { stockLeft, stockLevel } from '../catalog/stock-level.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { type ChoiceRow, type CollectionRow, readCollections, type StepRow } from './collections-repo.ts'

/** In cents. Returns only the prices of a row. */
export const pricesOf = ({ base_price, reseller_price, other_price }: Prices): Prices => ({
  base_price,
  reseller_price,
  other_price,
})

interface PriceReader extends Reader {
  vat: Collection['vat']
}

/** As visible to the reader. `extra` is a price of the destination, `prices` are list prices. */
const partPrice = (part: Prices, { role, vat }: PriceReader) => ({
  prices: ownPrices(part, role),
  extra: destinationPrice(priceAt(part, tierOf(role)), vat),
})

const choiceView = (row: ChoiceRow, reader: PriceReader, few: number) => ({
  code: row.code,
  name: wordIn(row.names, reader.locale),
  ...partPrice(row, reader),
  picture: row.picture,
  colour: row.colour,
  element: row.element,
  layer: row.layer,
  stock: stockLevel(row.stock, few),
  stock_left: stockLeft(row.stock, few),
})

const stepView = ({ step, choices }: StepRow, reader: PriceReader, few: number): CollectionStep => ({
  code: step.code,
  name: wordIn(step.names, reader.locale),
  hint: wordIn(step.hints, reader.locale),
  kind: step.kind,
  look: step.look,
  role: step.role,
  required: step.is_required,
  max: step.max,
  ...partPrice(step, reader),
  choices: choices.map(choice => choiceView(choice, reader, few)),
})

/** The print prices as visible to the reader. */
const printView = (print: PrintOffer | null, role: Role | undefined): PrintOffer | null =>
  print && {
    ...print,
    rates: {
      character: ownPrices(print.rates.character, role),
      text: ownPrices(print.rates.text, role),
      picture: ownPrices(print.rates.picture, role),
      side: ownPrices(print.rates.side, role),
    },
  }

/** The cheapest layer that can be printed alone. */
const leastPrint = (print: PrintOffer | null, tier: Tier): number =>
  print
    ? Math.min(...(['character', 'text', 'picture'] as const).map(kind => priceAt(print.rates[kind], tier)))
    : 0

/** The cheapest choice of every required step. */
const leastExtra = ({ collection, steps }: CollectionRow, tier: Tier): number =>
  leastPrint(collection.print, tier) +
  steps
    .filter(({ step }) => step.is_required && step.kind !== 'text')
    .reduce((sum, { choices }) => sum + Math.min(...choices.map(choice => priceAt(choice, tier))), 0)

async function view(db: Queryable, row: CollectionRow, reader: Reader): Promise<Collection | undefined> {
  const product = await showProduct(db, String(row.collection.product_id), reader)
  if (!product) return undefined
  const { low_stock_threshold } = await shopSettings(db)
  const { locale, role } = reader
  const tier = tierOf(role)
  const priced = { ...reader, vat: product.vat }
  return {
    id: row.collection.id,
    name: wordIn(row.collection.names, locale),
    lead: wordIn(row.collection.leads, locale),
    picture: row.collection.picture,
    element: row.collection.element,
    from: destinationPrice(unitPrice(product, [], tier) + leastExtra(row, tier), product.vat),
    vat: product.vat,
    product: {
      id: product.id,
      slug: product.slug,
      category_slug: product.category.slug,
      sku: product.sku,
      weight: product.weight,
      prices: product.prices,
      discount: product.discount,
    },
    steps: row.steps.map(step => stepView(step, priced, low_stock_threshold)),
    print: printView(row.collection.print, role),
    packages: row.packages.map(option => ({
      code: option.code,
      name: wordIn(option.names, locale),
      note: wordIn(option.notes, locale),
      ...partPrice(option, priced),
      picture: option.picture,
    })),
  }
}

/**
 * Returns undefined when the collection is missing or inactive, or the reader may not see its product. `from` is in
 * cents, with the cheapest required choices.
 */
export async function showCollection(
  db: Queryable,
  id: number,
  reader: Reader,
): Promise<Collection | undefined> {
  const [row] = await readCollections(db, [id])
  return row && view(db, row, reader)
}

/** Returns collections whose product the reader may see. */
export async function collectionCards(db: Queryable, reader: Reader): Promise<CollectionCard[]> {
  const cards: CollectionCard[] = []
  for (const row of await readCollections(db)) {
    const shown = await view(db, row, reader)
    if (!shown) continue
    const { id, name, lead, picture, element, from, steps } = shown
    cards.push({ id, name, lead, picture, element, from, steps: steps.length })
  }
  return cards
}
