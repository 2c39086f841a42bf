/** A product written whole: its fields, words, values, variants, what it costs from now on, and the entry in the register. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type {
  AdminProduct,
  changeProduct,
  createProduct,
  ProductBody,
} from '../../../src/contract/product-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { priceChange } from './price-history.ts'
import { productFaults } from './product-faults.ts'
import { lockProduct, readProduct } from './product-record-repo.ts'
import {
  addPricePoint,
  insertProduct,
  type ProductRow,
  pricePointsOf,
  stockAfter,
  storeProduct,
  storeValues,
  storeVariants,
  storeWords,
} from './product-store-repo.ts'

type Answer = Promise<AdminProduct | Refusal>

export const addProduct = ({ body }: ParsedOf<typeof createProduct>, context: CallContext): Answer =>
  inOneGo(context, tx => writeNew(tx, body, context))

export const saveProduct = (
  { params, body: { version, ...body } }: ParsedOf<typeof changeProduct>,
  context: CallContext,
): Answer =>
  inOneGo(context, async tx => {
    const row = await lockProduct(tx, params.id)
    const current = row && (await readProduct(tx, params.id))
    if (!row || !current) return refuse('not_found')
    if (current.version !== version) return refuse('conflict', [], { current })
    return saveExisting(tx, params.id, body, context)
  })

/** Whatever version it has; who knows one has compared it before. */
export async function saveExisting(
  tx: Queryable,
  id: number,
  body: ProductBody,
  context: CallContext,
): Answer {
  const row = await lockProduct(tx, id)
  const current = row && (await readProduct(tx, id))
  if (!row || !current) return refuse('not_found')
  const faults = await productFaults(tx, body, id)
  if (faults.length > 0) return refuse('validation', faults)
  const now = context.now()
  const stock_quantity = stockAfter(body.stock_quantity, body.stock_seen, row.stock_quantity)
  await storeProduct(tx, id, { ...rowFrom(body, row.published_at, now), stock_quantity })
  await writeParts(tx, id, body)
  await writePrices(tx, row, body, now)
  return told(tx, id, current, context)
}

/** Leaves nothing behind when it is refused. */
export const inOneGo = <T>(context: CallContext, work: (tx: Queryable) => Promise<T | Refusal>) =>
  Rollback.catching(() => context.db.transaction(async tx => Rollback.unlessRefused(await work(tx))))

export async function writeNew(tx: Queryable, body: ProductBody, context: CallContext): Answer {
  const faults = await productFaults(tx, body, null)
  if (faults.length > 0) return refuse('validation', faults)
  const now = context.now()
  const id = await insertProduct(tx, {
    ...rowFrom(body, null, now),
    stock_quantity: body.stock_quantity,
    created_at: now,
  })
  await writeParts(tx, id, body)
  await writePrices(tx, null, { ...body, id }, now)
  return told(tx, id, null, context)
}

/** It becomes public with its first publishing; hiding it later does not make it new again. */
const rowFrom = (body: ProductBody, publishedAt: Date | null, now: Date) => {
  const { stock_seen: _, stock_quantity: __, pictures, translations: ___, value_ids: ____, ...facts } = body
  const { variants: _____, ...row } = facts
  return {
    ...row,
    pictures: pictures.map(picture => picture.url),
    published_at: publishedAt ?? (body.status === 'published' ? now : null),
    updated_at: now,
  }
}

async function writeParts(tx: Queryable, id: number, body: ProductBody): Promise<void> {
  await storeWords(tx, id, body)
  await storeValues(tx, id, body.value_ids)
  await storeVariants(tx, id, body.variants)
}

const tiers = ['base', 'reseller', 'other'] as const

/** `before` null: new. Also for prices that change without their form. */
export async function writePrices(
  tx: Queryable,
  before: ProductRow | null,
  after: Parameters<typeof priceChange>[1] & { id?: number },
  now: Date,
): Promise<void> {
  const id = before?.id ?? (after.id as number)
  const points = (await pricePointsOf(tx, [id])).get(id) ?? []
  const lowest: Partial<Record<`${(typeof tiers)[number]}_lowest`, number | null>> = {}
  for (const tier of tiers) {
    const own = points.filter(point => point.tier === tier)
    const history = { tier, points: own, lowest: before?.[`${tier}_lowest`] ?? null }
    const change = priceChange(before, after, history, now)
    if (change.point) await addPricePoint(tx, id, tier, change.point)
    lowest[`${tier}_lowest`] = change.lowest
  }
  await storeProduct(tx, id, lowest)
}

async function told(
  tx: Queryable,
  id: number,
  before: AdminProduct | null,
  context: CallContext,
): Promise<AdminProduct> {
  const after = (await readProduct(tx, id)) as AdminProduct
  const writer = { userId: callerOf(context).userId, at: context.now() }
  await recordChange(tx, writer, {
    record: 'product',
    id,
    title: after.translations.it.title,
    before: before && withoutVersion(before),
    after: withoutVersion(after),
  })
  return after
}

/** Fingerprint and time of writing are no news. */
export const withoutVersion = ({ version: _, updated_at: __, ...record }: AdminProduct) => record
