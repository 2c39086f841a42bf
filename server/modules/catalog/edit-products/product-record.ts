/** Saves a product as a whole: fields, translations, values, variants and prices from now on. */
import type { AdminProduct, ProductBody } from '@/contract/endpoints/admin/products.ts'
import { productFieldNames } from '@/contract/product-fields.ts'
import { pick } from '@/lib/pick.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { EditableKind } from '../../../kernel/records/record-kind.ts'
import { refuse } from '../../../kernel/route.ts'
import { pricedRecords } from './price-points-repo.ts'
import { productProblems } from './product-problems.ts'
import { lockProduct, readProduct } from './product-record-repo.ts'
import {
  insertProduct,
  isInUse,
  productsTable,
  stockAfter,
  storeProduct,
  storeValues,
  storeVariants,
  storeWords,
} from './product-store-repo.ts'
import { writePrices } from './write-prices.ts'

/** The publication date is set once. Hiding the product later does not make it new again. */
const rowFrom = (body: ProductBody, publishedAt: Date | null, now: Date) => {
  return {
    ...pick(body, productFieldNames),
    pictures: body.pictures.map(picture => picture.url),
    published_at: publishedAt ?? (body.status === 'published' ? now : null),
    updated_at: now,
  }
}

async function writeParts(tx: Queryable, id: number, body: ProductBody): Promise<void> {
  await storeWords(tx, id, body)
  await storeValues(tx, id, body.value_ids)
  await storeVariants(tx, id, body.variants)
}

/** Excludes version, time of writing and values computed from prices. */
export const productFacts = ({ version: _, updated_at: __, offers: ___, ...record }: AdminProduct) => record

export const productRecord: EditableKind<AdminProduct, ProductBody> = {
  record: 'product',
  key: 'id',
  lock: productsTable.lock,
  read: (db, id, { now }) => readProduct(db, id, now()),
  check: (tx, body, current) => productProblems(tx, body, current),
  insert: async (tx, body, context) => {
    const now = context.now()
    const id = await insertProduct(tx, { ...rowFrom(body, null, now), created_at: now })
    await writeParts(tx, id, body)
    await writePrices(tx, id, undefined, now)
    return id
  },
  update: async (tx, { id }, body, context) => {
    const now = context.now()
    const row = await lockProduct(tx, id)
    if (!row) throw new Error('a locked product is gone')
    const prices = (await pricedRecords(tx, [id])).get(id)
    const stock_quantity = stockAfter(body.stock_quantity, body.stock_seen, row.stock_quantity)
    await storeProduct(tx, id, { ...rowFrom(body, row.published_at, now), stock_quantity })
    await writeParts(tx, id, body)
    await writePrices(tx, id, prices, now)
  },
  refuseRemoval: async (tx, { id }) => ((await isInUse(tx, id)) ? refuse('product_in_use') : undefined),
  remove: (tx, { id }) => productsTable.remove(tx, id),
  titleOf: product => product.translations.it.title,
  factsOf: productFacts,
}
