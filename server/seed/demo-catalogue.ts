import { locales } from '@/contract/locales.ts'
import { isGtin } from '@/domain/gtin.ts'
import { slugOf } from '@/lib/slug.ts'
import {
  attributes,
  attributeValues,
  categories,
  categoryTranslations,
  pricePoints,
  products,
  productTranslations,
  productValues,
  productVariants,
  variantPricePoints,
  variantValues,
} from '../db/schema/catalog.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { recordFirstStock } from '../modules/stock/stock-ledger-repo.ts'
import { attributeSeeds, categorySeeds, elementCodes } from './categories.ts'
import { seedCollections } from './demo-collections.ts'
import { kitBox } from './families/kit-box.ts'
import { packFamilies } from './families/packs.ts'
import { singles } from './families/singles.ts'
import { tableFamilies } from './families/table.ts'
import { wearingFamilies } from './families/wearing.ts'
import { type LocalizedTexts, localized } from './localized.ts'
import { type FactKey, factNames, type ProductSeed } from './product-seed.ts'
import { picturesOf, pictureUrl } from './product-views.ts'
import { accessoryProducts } from './products-accessories.ts'
import { figureProducts } from './products-figures.ts'
import { packProducts } from './products-packs.ts'
import { lifeOf, seedHistory } from './seed-price-history.ts'

/** In the order `featured`, which mixes the categories. */
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

export const productSeeds: readonly ProductSeed[] = [
  ...packProducts,
  ...accessoryProducts,
  ...figureProducts,
  ...packFamilies,
  ...tableFamilies,
  ...wearingFamilies,
  ...singles,
  kitBox,
]

const placeOf = (sku: string, index: number) => {
  const place = window.indexOf(sku)
  return place < 0 ? window.length + index : place
}

type Stored = { id: number }
function stored(row: Stored | undefined): number {
  if (!row) throw new Error('a demo row was not stored')
  return row.id
}

export async function seedCatalogue(db: Queryable, now: Date): Promise<void> {
  const categoryIds = await seedCategories(db)
  const values = await seedAttributes(db)
  for (const [index, seed] of productSeeds.entries()) {
    const categoryId = categoryIds.get(seed.category)
    if (categoryId === undefined) throw new Error(`no category ${seed.category}`)
    const productId = await seedProduct(db, seed, categoryId, placeOf(seed.sku, index), now)
    await seedValues(db, seed, productId, values)
    await seedVariants(db, seed, productId, values, now)
  }
  await seedCollections(db)
}

async function seedCategories(db: Queryable): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, seed] of categorySeeds.entries()) {
    const picture = `/assets/products/${seed.picture}.webp`
    const [row] = await db
      .insert(categories)
      .values({ position, picture, element: seed.element, ...(seed.safety && { safety: seed.safety }) })
      .returning({ id: categories.id })
    const category_id = stored(row)
    await db.insert(categoryTranslations).values(
      locales.map(locale => ({
        category_id,
        locale,
        slug: slugOf(seed.name[locale]),
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
  names: LocalizedTexts
}

/** Returns `size/m` → its row. */
async function seedAttributes(db: Queryable): Promise<Map<string, StoredValue>> {
  const valueByKey = new Map<string, StoredValue>()
  for (const [position, seed] of attributeSeeds.entries()) {
    const [row] = await db
      .insert(attributes)
      .values({ code: seed.code, names: seed.names, position })
      .returning({ id: attributes.id })
    const attribute_id = stored(row)
    for (const [place, value] of seed.values.entries()) {
      const [valueRow] = await db
        .insert(attributeValues)
        .values({ attribute_id, code: value.code, names: value.names, colour: value.colour, position: place })
        .returning({ id: attributeValues.id })
      valueByKey.set(`${seed.code}/${value.code}`, { id: stored(valueRow), names: value.names })
    }
  }
  return valueByKey
}

/** GS1 reserves the prefix 952 for examples. */
const demoGtin = (number: number): string => {
  const digits = `952${String(number).padStart(9, '0')}`
  return Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isGtin) ?? ''
}

const pricedSeed = (seed: ProductSeed) => ({
  base_price: seed.price,
  reseller_price: seed.reseller ?? null,
  other_price: seed.other ?? null,
  base_discount: seed.discount ?? 0,
  reseller_discount: seed.resellerDiscount ?? 0,
  other_discount: seed.discount ?? 0,
})

async function seedProduct(
  db: Queryable,
  seed: ProductSeed,
  category_id: number,
  position: number,
  now: Date,
): Promise<number> {
  const life = lifeOf(seed, now)
  const priced = pricedSeed(seed)
  const { points, references } = seedHistory(priced, undefined, life)
  const [row] = await db
    .insert(products)
    .values({
      sku: seed.sku,
      category_id,
      element: seed.element,
      brand: seed.digital ? '' : 'Bottega Arcana',
      gtin: seed.digital || seed.variants ? '' : demoGtin(position),
      weight: seed.weight,
      is_digital: seed.digital !== undefined,
      pack_rarity: seed.digital ?? null,
      code_rarity: seed.codeFor ?? null,
      numero_carta: seed.numeroCarta ?? null,
      is_album: seed.isAlbum ?? false,
      ...priced,
      ...references,
      stock_quantity: seed.stock,
      status: 'published',
      pictures: picturesOf(seed).map(({ url }) => url),
      position,
      published_at: life.published,
      created_at: life.published,
      updated_at: now,
    })
    .returning({ id: products.id })
  const product_id = stored(row)
  await recordFirstStock(db, 'product', [product_id], { reason: 'opening', at: life.published })
  await db.insert(pricePoints).values(points.map(point => ({ ...point, product_id })))
  await seedWords(db, seed, product_id)
  return product_id
}

async function seedWords(db: Queryable, seed: ProductSeed, product_id: number): Promise<void> {
  const facts = Object.entries(seed.facts) as [FactKey, LocalizedTexts][]
  await db.insert(productTranslations).values(
    locales.map(locale => ({
      product_id,
      locale,
      slug: slugOf(seed.title[locale]),
      title: seed.title[locale],
      subtitle: seed.subtitle[locale],
      description: `<p>${seed.text[locale]}</p>`,
      alts: picturesOf(seed).map(({ alt }) => alt[locale].replace('{name}', seed.title[locale])),
      facts: facts.map(([key, value]) => ({ name: factNames[key][locale], value: value[locale] })),
    })),
  )
}

type Values = ReadonlyMap<string, StoredValue>

function storedValue(values: Values, attribute: string, code: string): StoredValue {
  const value = values.get(`${attribute}/${code}`)
  if (!value) throw new Error(`no value ${attribute}/${code}`)
  return value
}

async function seedValues(db: Queryable, seed: ProductSeed, product_id: number, values: Values) {
  const element = seed.element && elementCodes[seed.element]
  const variantValues = [
    ...(element ? [['element', element] as const] : []),
    ...(seed.series ? [['series', seed.series] as const] : []),
    ...(seed.material ? [['material', seed.material] as const] : []),
  ].map(([attribute, code]) => ({ product_id, value_id: storedValue(values, attribute, code).id }))
  if (variantValues.length > 0) await db.insert(productValues).values(variantValues)
}

const joinedNames = (parts: readonly StoredValue[]): LocalizedTexts => {
  const names = (locale: keyof LocalizedTexts) => parts.map(part => part.names[locale]).join(' · ')
  return localized(names('it'), names('en'), names('es'), names('fr'), names('de'), names('pt'))
}

async function seedVariants(db: Queryable, seed: ProductSeed, product_id: number, values: Values, now: Date) {
  for (const [position, variant] of (seed.variants ?? []).entries()) {
    const codes = Object.entries(variant.values)
    const parts = codes.map(([attribute, code]) => storedValue(values, attribute, code))
    const prices = { base_price: variant.extra ?? 0, reseller_price: null, other_price: null }
    const { points, references } = seedHistory(pricedSeed(seed), prices, lifeOf(seed, now))
    const [row] = await db
      .insert(productVariants)
      .values({
        product_id,
        sku: [seed.sku, ...codes.map(([, code]) => code.toUpperCase())].join('-'),
        names: joinedNames(parts),
        gtin: demoGtin(product_id * 1000 + position),
        ...prices,
        ...references,
        stock_quantity: variant.stock,
        picture: variant.picture ? pictureUrl(variant.picture) : null,
        position,
      })
      .returning({ id: productVariants.id })
    const variant_id = stored(row)
    await recordFirstStock(db, 'variant', [variant_id], { reason: 'opening', at: now })
    await db.insert(variantPricePoints).values(points.map(point => ({ ...point, variant_id })))
    await db.insert(variantValues).values(parts.map(part => ({ variant_id, value_id: part.id })))
  }
}
