import { locales } from '../../../src/contract/locales.ts'
import { discountedPrice, percentAt, priceAt, type Tier } from '../../../src/contract/pricing.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lowestBefore } from '../../modules/catalog/lowest-price.ts'
import {
  attributes,
  attributeValues,
  categories,
  categoryTranslations,
  pricePoints,
  products,
  productTranslations,
  productVariants,
  variantValues,
} from '../schema/catalog.ts'
import { packTypes } from '../schema/game.ts'
import { type FactKey, factNames, type ProductSeed } from './product-seed.ts'
import { accessoryProducts } from './products-accessories.ts'
import { figureProducts } from './products-figures.ts'
import { packProducts } from './products-packs.ts'
import { attributeSeeds, categorySeeds, packTypeSeeds } from './shelves.ts'
import { type SixTexts, slugOfTitle } from './six.ts'

const day = 24 * 3600 * 1000
const onSaleForDays = 120
const discountedForDays = 6

/** In the order of `featured`: the front window mixes the shelves. */
const window = [
  'BA-BX-FUO',
  'BA-PK-COS',
  'BA-FG-DRA',
  'BA-TS-DRA',
  'BA-AC-MAT',
  'BA-ST-ACQ',
  'BA-AL-001',
  'BA-PK-FUO',
]

export const productSeeds: readonly ProductSeed[] = [...packProducts, ...accessoryProducts, ...figureProducts]

const placeOf = (sku: string, index: number) => {
  const place = window.indexOf(sku)
  return place < 0 ? window.length + index : place
}

type Stored = { id: number }
function stored(row: Stored | undefined): number {
  if (!row) throw new Error('a demo row was not stored')
  return row.id
}

export async function seedShelves(db: Queryable, now: Date): Promise<void> {
  await db.insert(packTypes).values([...packTypeSeeds])
  const categoryIds = await seedCategories(db)
  const values = await seedAttributes(db)
  for (const [index, seed] of productSeeds.entries()) {
    const categoryId = categoryIds.get(seed.category)
    if (categoryId === undefined) throw new Error(`no category ${seed.category}`)
    const productId = await seedProduct(db, seed, categoryId, placeOf(seed.sku, index), now)
    await seedVariants(db, seed, productId, values)
  }
}

async function seedCategories(db: Queryable): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, seed] of categorySeeds.entries()) {
    const picture = `/assets/products/${seed.picture}.webp`
    const [row] = await db
      .insert(categories)
      .values({ position, picture, element: seed.element })
      .returning({ id: categories.id })
    const category_id = stored(row)
    await db.insert(categoryTranslations).values(
      locales.map(locale => ({
        category_id,
        locale,
        slug: slugOfTitle(seed.name[locale]),
        name: seed.name[locale],
        description: seed.text[locale],
      })),
    )
    ids.set(seed.key, category_id)
  }
  return ids
}

interface StoredValue {
  id: number
  names: SixTexts
}

/** `size/m` → its row. */
async function seedAttributes(db: Queryable): Promise<Map<string, StoredValue>> {
  const found = new Map<string, StoredValue>()
  for (const [position, seed] of attributeSeeds.entries()) {
    const [row] = await db
      .insert(attributes)
      .values({ code: seed.code, names: seed.names, position })
      .returning({ id: attributes.id })
    const attribute_id = stored(row)
    for (const [place, value] of seed.values.entries()) {
      const [valueRow] = await db
        .insert(attributeValues)
        .values({ attribute_id, code: value.code, names: value.names, position: place })
        .returning({ id: attributeValues.id })
      found.set(`${seed.code}/${value.code}`, { id: stored(valueRow), names: value.names })
    }
  }
  return found
}

async function seedProduct(
  db: Queryable,
  seed: ProductSeed,
  category_id: number,
  position: number,
  now: Date,
): Promise<number> {
  const published = new Date(now.getTime() - (seed.isNew ? 4 : onSaleForDays) * day)
  const prices = {
    base_price: seed.price,
    reseller_price: seed.reseller ?? null,
    other_price: seed.other ?? null,
  }
  const discount = {
    base_discount: seed.discount ?? 0,
    reseller_discount: seed.resellerDiscount ?? 0,
    other_discount: seed.discount ?? 0,
  }
  const reduced = new Date(now.getTime() - discountedForDays * day)
  const history = (['base', 'reseller', 'other'] as const).map(tier => {
    const full = priceAt(prices, tier)
    const percent = percentAt(discount, tier)
    const first = { tier, since: published, price: full }
    const points =
      percent > 0 ? [first, { tier, since: reduced, price: discountedPrice(full, percent) }] : [first]
    return { tier, points, lowest: percent > 0 ? (lowestBefore(points, reduced) ?? null) : null }
  })
  const lowestOf = (tier: Tier) => history.find(one => one.tier === tier)?.lowest ?? null
  const [row] = await db
    .insert(products)
    .values({
      sku: seed.sku,
      category_id,
      element: seed.element,
      weight: seed.weight,
      ...prices,
      ...discount,
      base_lowest: lowestOf('base'),
      reseller_lowest: lowestOf('reseller'),
      other_lowest: lowestOf('other'),
      stock_quantity: seed.stock,
      status: 'published',
      pictures: [`/assets/products/${seed.picture}.webp`],
      position,
      published_at: published,
      created_at: published,
      updated_at: now,
    })
    .returning({ id: products.id })
  const product_id = stored(row)
  await db
    .insert(pricePoints)
    .values(history.flatMap(one => one.points.map(point => ({ ...point, product_id }))))
  await seedWords(db, seed, product_id)
  return product_id
}

async function seedWords(db: Queryable, seed: ProductSeed, product_id: number): Promise<void> {
  const facts = Object.entries(seed.facts) as [FactKey, SixTexts][]
  await db.insert(productTranslations).values(
    locales.map(locale => ({
      product_id,
      locale,
      slug: slugOfTitle(seed.title[locale]),
      title: seed.title[locale],
      subtitle: seed.subtitle[locale],
      description: `<p>${seed.text[locale]}</p>`,
      alts: [seed.title[locale]],
      facts: facts.map(([key, value]) => ({ name: factNames[key][locale], value: value[locale] })),
    })),
  )
}

async function seedVariants(
  db: Queryable,
  seed: ProductSeed,
  product_id: number,
  values: ReadonlyMap<string, StoredValue>,
): Promise<void> {
  for (const [position, variant] of (seed.variants ?? []).entries()) {
    const value = values.get(`${variant.attribute}/${variant.value}`)
    if (!value) throw new Error(`no value ${variant.attribute}/${variant.value}`)
    const [row] = await db
      .insert(productVariants)
      .values({
        product_id,
        sku: `${seed.sku}-${variant.value.toUpperCase()}`,
        names: value.names,
        base_price: variant.extra ?? 0,
        stock_quantity: variant.stock,
        position,
      })
      .returning({ id: productVariants.id })
    await db.insert(variantValues).values({ variant_id: stored(row), value_id: value.id })
  }
}
