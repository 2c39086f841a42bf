/** Saves a product as a whole: fields, translations, values, variants and prices from now on. */
import type { AdminProduct, ProductBody } from '@/contract/endpoints/admin/products.ts'
import type { StockReason } from '@/contract/endpoints/admin/stock-movements.ts'
import { productFieldNames } from '@/contract/product-fields.ts'
import { termsInForce } from '@/domain/product-schedule.ts'
import { pick } from '@/lib/pick.ts'
import { callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { EditableKind } from '../../../kernel/records/record-kind.ts'
import { refuse } from '../../../kernel/route.ts'
import { stockAfter } from '../../stock/stock-by-number-repo.ts'
import { recordFirstStock, setStock } from '../../stock/stock-ledger-repo.ts'
import { pricedRecords } from './price-points-repo.ts'
import { productProblems } from './product-problems.ts'
import { lockProduct, readProduct } from './product-record-repo.ts'
import {
  insertProduct,
  isInUse,
  productsTable,
  type StockWriter,
  storeProduct,
  storeValues,
  storeVariants,
  storeWords,
} from './product-store-repo.ts'
import { writePrices } from './write-prices.ts'

const fieldsWithoutStock = productFieldNames.filter(name => name !== 'stock_quantity')

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))

/** The publication date is set once. Hiding the product later does not make it new again. */
const rowFrom = (body: ProductBody, publishedAt: Date | null, now: Date) => {
  const entered = {
    ...pick(body, fieldsWithoutStock),
    published_from: dateOf(body.published_from),
    published_until: dateOf(body.published_until),
    offer_from: dateOf(body.offer_from),
    offer_until: dateOf(body.offer_until),
  }
  const terms = termsInForce(entered, now)
  return {
    ...entered,
    ...terms,
    pictures: body.pictures.map(picture => picture.url),
    published_at: publishedAt ?? (terms.status === 'published' ? now : null),
    updated_at: now,
  }
}

async function writeParts(tx: Queryable, id: number, body: ProductBody, by: StockWriter): Promise<void> {
  await storeWords(tx, id, body)
  await storeValues(tx, id, body.value_ids)
  await storeVariants(tx, id, body.variants, by)
}

/** Excludes version, time of writing and values computed from prices. */
export const productFacts = ({ version: _, updated_at: __, offers: ___, ...record }: AdminProduct) => record

/** A product whose changes of stock have this reason. */
const productRecordFor = (reason: StockReason): EditableKind<AdminProduct, ProductBody> => ({
  record: 'product',
  key: 'id',
  lock: productsTable.lock,
  read: (db, id, { now }) => readProduct(db, id, now()),
  check: (tx, body, current, context) => productProblems(tx, body, current, context.now()),
  insert: async (tx, body, context) => {
    const by = { reason: 'opening', byUserId: callerOf(context).userId, at: context.now() } as const
    const { stock_quantity } = body
    const id = await insertProduct(tx, { ...rowFrom(body, null, by.at), stock_quantity, created_at: by.at })
    await recordFirstStock(tx, 'product', [id], by)
    await writeParts(tx, id, body, by)
    await writePrices(tx, id, undefined, by.at)
    return id
  },
  update: async (tx, { id }, body, context) => {
    const by = { reason, byUserId: callerOf(context).userId, at: context.now() }
    const row = await lockProduct(tx, id)
    if (!row) throw new Error('a locked product is gone')
    const prices = (await pricedRecords(tx, [id])).get(id)
    await storeProduct(tx, id, rowFrom(body, row.published_at, by.at))
    const before = row.stock_quantity
    const after = stockAfter(body.stock_quantity, body.stock_seen, before)
    await setStock(tx, { item: 'product', id }, { before, after }, by)
    await writeParts(tx, id, body, by)
    await writePrices(tx, id, prices, by.at)
  },
  refuseRemoval: async (tx, { id }) => ((await isInUse(tx, id)) ? refuse('product_in_use') : undefined),
  remove: (tx, { id }) => productsTable.remove(tx, id),
  titleOf: product => product.translations.it.title,
  factsOf: productFacts,
})

export const productRecord = productRecordFor('corrected')
export const importedProduct = productRecordFor('imported')
