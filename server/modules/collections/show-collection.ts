/** Collections as their reader sees them: in their language, at their tier, with stock in three levels. */
import type { Prices } from '../../../src/contract/catalog.ts'
import type { Collection, CollectionCard, CollectionStep } from '../../../src/contract/collections.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import { priceAt, type Tier, tierOf, unitPrice } from '../../../src/contract/pricing.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Reader } from '../catalog/find-products.ts'
import { showProduct } from '../catalog/show-product.ts'
import { stockLeft, stockLevel } from '../catalog/stock-level.ts'
import { type ChoiceRow, type CollectionRow, readCollections, type StepRow } from './repo.ts'

export const pricesOf = ({ base_price, reseller_price, other_price }: Prices): Prices => ({
  base_price,
  reseller_price,
  other_price,
})

const choiceView = (row: ChoiceRow, locale: Locale, tier: Tier) => ({
  code: row.code,
  name: row.names[locale],
  prices: pricesOf(row),
  extra: priceAt(row, tier),
  picture: row.picture,
  colour: row.colour,
  element: row.element,
  layer: row.layer,
  stock: stockLevel(row.stock),
  stock_left: stockLeft(row.stock),
})

const stepView = ({ step, choices }: StepRow, locale: Locale, tier: Tier): CollectionStep => ({
  code: step.code,
  name: step.names[locale],
  hint: step.hints[locale],
  kind: step.kind,
  look: step.look,
  role: step.role,
  required: step.is_required,
  max: step.max,
  prices: pricesOf(step),
  extra: priceAt(step, tier),
  choices: choices.map(choice => choiceView(choice, locale, tier)),
})

/** The cheapest choice of every step that asks for one. */
const leastExtra = ({ steps }: CollectionRow, tier: Tier): number =>
  steps
    .filter(({ step }) => step.is_required && step.kind !== 'text')
    .reduce((sum, { choices }) => sum + Math.min(...choices.map(choice => priceAt(choice, tier))), 0)

async function view(db: Queryable, row: CollectionRow, reader: Reader): Promise<Collection | undefined> {
  const product = await showProduct(db, String(row.collection.product_id), reader)
  if (!product) return undefined
  const { locale } = reader
  const tier = tierOf(reader.role)
  return {
    id: row.collection.id,
    name: row.collection.names[locale],
    lead: row.collection.leads[locale],
    picture: row.collection.picture,
    element: row.collection.element,
    from: unitPrice(product, [], tier) + leastExtra(row, tier),
    product: {
      id: product.id,
      slug: product.slug,
      category_slug: product.category.slug,
      sku: product.sku,
      weight: product.weight,
      prices: product.prices,
      discount: product.discount,
    },
    steps: row.steps.map(step => stepView(step, locale, tier)),
    packages: row.packages.map(one => ({
      code: one.code,
      name: one.names[locale],
      note: one.notes[locale],
      prices: pricesOf(one),
      extra: priceAt(one, tier),
      picture: one.picture,
    })),
  }
}

export async function showCollection(
  db: Queryable,
  id: number,
  reader: Reader,
): Promise<Collection | undefined> {
  const [row] = await readCollections(db, [id])
  return row && view(db, row, reader)
}

/** Those whose product the reader may see. */
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
