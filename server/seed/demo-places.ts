/** Adds promotions, showroom contents and documents to the demo shop. Runs after products and showrooms are seeded. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { locales } from '@/contract/locales.ts'
import { slugOf } from '@/lib/slug.ts'
import { categoryTranslations, products, productTranslations } from '../db/schema/catalog.ts'
import { coupons, rooms } from '../db/schema/content.ts'
import {
  documentRooms,
  documents,
  promotionProducts,
  promotions,
  promotionTranslations,
  roomProducts,
} from '../db/schema/places.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { recordFirstStock } from '../modules/stock/stock-ledger-repo.ts'
import { categorySeeds } from './categories.ts'
import type { CategoryKey } from './product-seed.ts'
import { picturesOf } from './product-views.ts'
import { type PromotionSeed, promotionSeeds } from './promotion-seeds.ts'
import { documentSeeds, hiddenProducts, roomCollections } from './room-seeds.ts'

const day = 24 * 3600 * 1000

function stored<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('a demo row was not stored')
  return row
}

export async function seedPlaces(db: Queryable, now: Date): Promise<void> {
  for (const seed of hiddenProducts) await seedHidden(db, seed, now)
  for (const [position, seed] of promotionSeeds.entries()) await seedPromotion(db, seed, position, now)
  for (const collection of roomCollections) await seedShelf(db, collection, now)
  for (const [position, seed] of documentSeeds.entries()) await seedDocument(db, seed, position, now)
}

async function categoryId(db: Queryable, key: CategoryKey): Promise<number> {
  const seed = categorySeeds.find(category => category.key === key)
  const rows = await db
    .select({ id: categoryTranslations.category_id })
    .from(categoryTranslations)
    .where(eq(categoryTranslations.name, seed?.name.it ?? ''))
  return stored(rows).id
}

async function idsOf(db: Queryable, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]))
  return new Map(rows.map(row => [row.sku, row.id]))
}

/** Returns ids in the order of `skus`. Throws for an unknown article number, which is a bug of the seed. */
async function productIds(db: Queryable, skus: readonly string[]): Promise<number[]> {
  const idBySku = await idsOf(db, skus)
  return skus.map(sku => {
    const id = idBySku.get(sku)
    if (id === undefined) throw new Error(`no product ${sku}`)
    return id
  })
}

async function seedHidden(db: Queryable, seed: (typeof hiddenProducts)[number], now: Date): Promise<void> {
  const row = stored(
    await db
      .insert(products)
      .values({
        sku: seed.sku,
        category_id: await categoryId(db, seed.category),
        weight: seed.weight,
        base_price: seed.price,
        stock_quantity: seed.stock,
        status: 'published',
        visibility: 'rooms',
        pictures: picturesOf(seed).map(({ url }) => url),
        position: 100_000,
        published_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: products.id }),
  )
  await recordFirstStock(db, 'product', [row.id], { reason: 'opening', at: now })
  await db.insert(productTranslations).values(
    locales.map(locale => ({
      product_id: row.id,
      locale,
      slug: slugOf(seed.title[locale]),
      title: seed.title[locale],
      subtitle: seed.subtitle[locale],
      description: `<p>${seed.text[locale]}</p>`,
      alts: picturesOf(seed).map(({ alt }) => alt[locale].replace('{name}', seed.title[locale])),
    })),
  )
}

async function seedPromotion(db: Queryable, seed: PromotionSeed, position: number, now: Date): Promise<void> {
  const starts_at = new Date(now.getTime() + seed.fromDay * day)
  const ends_at = new Date(now.getTime() + seed.toDay * day)
  const coupon = seed.coupon
    ? stored(
        await db
          .insert(coupons)
          .values({ ...seed.coupon, ends_at })
          .returning({ id: coupons.id }),
      )
    : null
  const category_ids: number[] = []
  for (const key of seed.categories) category_ids.push(await categoryId(db, key))
  const { id } = stored(
    await db
      .insert(promotions)
      .values({
        starts_at,
        ends_at,
        coupon_id: coupon?.id ?? null,
        category_ids,
        picture: seed.picture,
        is_published: true,
        position,
        updated_at: now,
      })
      .returning({ id: promotions.id }),
  )
  await db.insert(promotionTranslations).values(
    locales.map(locale => ({
      promotion_id: id,
      locale,
      slug: slugOf(seed.title[locale]),
      title: seed.title[locale],
      lead: seed.lead[locale],
      body: seed.body[locale],
    })),
  )
  const ids = await productIds(db, seed.skus)
  await db
    .insert(promotionProducts)
    .values(ids.map((product_id, place) => ({ promotion_id: id, product_id, position: place })))
}

const roomByCode = async (db: Queryable, code: string) =>
  stored(await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.code, code)))

async function seedShelf(
  db: Queryable,
  { code, discount, inside }: (typeof roomCollections)[number],
  now: Date,
): Promise<void> {
  const { id } = await roomByCode(db, code)
  await db.update(rooms).set({ discount, updated_at: now }).where(eq(rooms.id, id))
  const ids = await productIds(
    db,
    inside.map(product => product.sku),
  )
  await db.insert(roomProducts).values(
    inside.map((product, position) => ({
      room_id: id,
      product_id: ids[position] as number,
      price: product.price ?? null,
      discount: product.discount ?? null,
      position,
    })),
  )
}

/** If only the build was shipped, the document files do not exist and are skipped. */
async function seedDocument(
  db: Queryable,
  seed: (typeof documentSeeds)[number],
  position: number,
  now: Date,
): Promise<void> {
  const file = join(process.cwd(), 'assets/documents', `${seed.key}.pdf`)
  if (!existsSync(file)) return
  const { id } = stored(
    await db
      .insert(documents)
      .values({
        names: seed.name,
        notes: seed.note,
        file_key: seed.key,
        file_name: seed.fileName,
        media_type: seed.mediaType,
        size: statSync(file).size,
        visible_roles: [...seed.roles],
        position,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: documents.id }),
  )
  for (const code of seed.rooms)
    await db.insert(documentRooms).values({ document_id: id, room_id: (await roomByCode(db, code)).id })
}
