/** Product actions outside the form: deleting, duplicating, and bulk changes of status, category or prices. */

import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { changeProducts } from '@/contract/endpoints/admin/product-bulk.ts'
import type * as productPrices from '@/contract/endpoints/admin/product-prices.ts'
import * as contract from '@/contract/endpoints/admin/products.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { previewOffer } from '@/domain/offer-preview.ts'
import { enteredTerms, termsInForce } from '@/domain/product-schedule.ts'
import { pick, pickLike } from '@/lib/pick.ts'
import { markAudited } from '../../../kernel/audited-writes.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../../kernel/records/record-version.ts'
import { insertRecord } from '../../../kernel/records/write-records.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import { type NewPrice, newPrices } from './new-prices.ts'
import { offerFacts } from './offer-facts.ts'
import { pricedRecords } from './price-points-repo.ts'
import { namedRows, type PricedRow } from './priced-rows-repo.ts'
import { productRecord } from './product-record.ts'
import { readProduct } from './product-record-repo.ts'
import { hasCategory, storeProduct, takenSkus } from './product-store-repo.ts'
import { writePrices } from './write-prices.ts'

/** The copy is a draft with new article numbers, slugs from its titles and no stock. */
export const copyProduct = (
  { params }: ParsedOf<typeof contract.duplicateProduct>,
  context: CallContext,
): Promise<contract.AdminProduct | Refusal> =>
  inTransaction(context, async tx => {
    const product = await readProduct(tx, params.id, context.now())
    if (!product) return refuse('not_found')
    const mark = await freeMark(tx, product.sku)
    return insertRecord(
      tx,
      productRecord,
      {
        ...pickLike(product, contract.emptyProduct()),
        sku: `${product.sku}-${mark}`,
        status: 'draft',
        published_from: null,
        published_until: null,
        stock_quantity: product.stock_quantity === null ? null : 0,
        stock_seen: null,
        translations: localizedTextsOf(locale => {
          const texts = product.translations[locale]
          if (texts.title === '') return texts
          return { ...texts, title: `${texts.title} (${mark})`, slug: `${texts.slug}-${mark}`.slice(-120) }
        }),
        variants: product.variants.map(variant => ({
          ...variant,
          id: null,
          sku: `${variant.sku}-${mark}`,
          stock_quantity: variant.stock_quantity === null ? null : 0,
          stock_seen: null,
        })),
      },
      context,
    )
  })

async function freeMark(tx: Queryable, sku: string): Promise<number> {
  for (let mark = 2; ; mark++)
    if ((await takenSkus(tx, [`${sku}-${mark}`.toLowerCase()], null)).size === 0) return mark
}

const bulkFacts = (row: PricedRow) =>
  pick(row, ['status', 'category_id', 'published_from', 'published_until', 'changes_at'])

const audited = ({ changes_at: _, ...facts }: ReturnType<typeof bulkFacts>) => facts

type BulkChange = ParsedOf<typeof changeProducts>['body']

/** Publishing removes a stored start in the future and a stored end in the past. */
function withStatus(row: PricedRow, change: BulkChange & Pick<PricedRow, 'status'>, now: Date) {
  const { status } = change
  const isOut = status === 'published'
  const from = isOut && row.published_from !== null && row.published_from > now ? null : row.published_from
  const until =
    isOut && row.published_until !== null && row.published_until <= now ? null : row.published_until
  const dates = {
    published_from: momentOr(change.published_from, from),
    published_until: momentOr(change.published_until, until),
  }
  const terms = termsInForce({ ...enteredTerms(row), ...dates, status }, now)
  return { ...dates, ...pick(terms, ['status', 'changes_at']) }
}

const momentOr = (text: string | null | undefined, stored: Date | null): Date | null =>
  text === undefined ? stored : text === null ? null : new Date(text)

/**
 * Refuses `validation` for an unknown category; skips unknown products. Locks the products. `changed` counts those that
 * differ afterwards, each with an audit entry. A new status also adds to the price history.
 */
export const changeMany = (
  { body }: ParsedOf<typeof changeProducts>,
  context: CallContext,
): Promise<ResponseOf<typeof changeProducts> | Refusal> =>
  inTransaction(context, async tx => {
    const { category_id, status } = body
    if (category_id !== undefined && !(await hasCategory(tx, category_id)))
      return refuse('validation', [{ path: 'category_id', code: 'not_there' }])
    if (status === 'planned' && !body.published_from)
      return refuse('validation', [{ path: 'published_from', code: 'required' }])
    const rows = await namedRows(tx, body.ids, { held: true })
    const prices = await pricedRecords(tx, body.ids)
    let changed = 0
    markAudited() // also when all of them are unchanged
    for (const row of rows) {
      const now = context.now()
      const before = bulkFacts(row)
      const after = {
        ...before,
        ...(status && withStatus(row, { ...body, status }, now)),
        category_id: category_id ?? row.category_id,
      }
      if (isDeepStrictEqual(before, after)) continue
      const isFirst = after.status === 'published' && row.published_at === null
      await storeProduct(tx, row.id, { ...after, updated_at: now, ...(isFirst && { published_at: now }) })
      if (after.status !== before.status) await writePrices(tx, row.id, prices.get(row.id), now)
      await auditChange(tx, context, row, audited(before), audited(after))
      changed += 1
    }
    return { changed }
  })

/** Returns the hash of the data that a preview was made from. */
const pricesVersion = (rows: readonly PricedRow[]): string =>
  versionOf(
    rows.map(row => [
      ...[row.id, row.status, row.base_price, row.reseller_price, row.other_price],
      ...[row.base_discount, row.reseller_discount, row.other_discount],
    ]),
  )

const pricesAfter = (changes: readonly NewPrice[]) =>
  Object.fromEntries(changes.map(({ tier, to }) => [`${tier}_price`, to]))

async function changesFor(
  db: Queryable,
  rows: readonly PricedRow[],
  rule: productPrices.PriceRule,
  now: Date,
): Promise<productPrices.PriceChange[]> {
  const records = await pricedRecords(db, rule.ids)
  const facts = await offerFacts(db, [...records.values()], now)
  return rows.flatMap(({ id, title, ...row }) => {
    const changes = newPrices(row, rule)
    const before = records.get(id)
    if (!before) return []
    const after = { ...before, ...pricesAfter(changes) }
    return changes.map(change => {
      const { shown, percent } = previewOffer(before, after, facts.get(id) ?? [], change.tier)
      return { id, title, ...change, percent, shown }
    })
  })
}

/** Writes nothing. `setNewPrices` needs the `version`. Amounts are in cents. Skips unknown products. */
export async function showNewPrices(
  { body }: { body: productPrices.PriceRule },
  { db, locale, now }: CallContext,
): Promise<ResponseOf<typeof productPrices.previewPrices>> {
  const rows = await namedRows(db, body.ids, { held: false, locale })
  return { changes: await changesFor(db, rows, body, now()), version: pricesVersion(rows) }
}

/**
 * Refuses `conflict` when a price, discount or status has changed since the preview. Locks the products. `changed`
 * counts those with a new price, each with an audit entry.
 */
export const setNewPrices = (
  { body: { version, ...rule } }: ParsedOf<typeof productPrices.applyPrices>,
  context: CallContext,
): Promise<ResponseOf<typeof productPrices.applyPrices> | Refusal> =>
  inTransaction(context, async tx => {
    const rows = await namedRows(tx, rule.ids, { held: true })
    const stale = await refuseStale(version, pricesVersion(rows))
    if (stale) return stale
    const before = await pricedRecords(tx, rule.ids)
    let changed = 0
    markAudited() // also when the rule changes no price
    for (const row of rows) {
      const prices = pricesAfter(newPrices(row, rule))
      if (Object.keys(prices).length === 0) continue
      await storeProduct(tx, row.id, { ...prices, updated_at: context.now() })
      await writePrices(tx, row.id, before.get(row.id), context.now())
      const { title: _, ...fields } = row
      await auditChange(tx, context, row, fields, { ...fields, ...prices })
      changed += 1
    }
    return { changed }
  })

async function auditChange(
  tx: Queryable,
  context: CallContext,
  { id, title }: Pick<PricedRow, 'id' | 'title'>,
  before: unknown,
  after: unknown,
): Promise<void> {
  await recordChange(tx, writerOf(context), { record: 'product', id, title, before, after })
}
