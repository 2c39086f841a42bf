/** Beside the form: removing, duplicating, and giving many products one status, category or price rule. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/product-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { newPrices } from './new-prices.ts'
import { namedRows, type PricedRow } from './priced-rows-repo.ts'
import { lockProduct, readProduct, sixOf } from './product-record-repo.ts'
import { dropProduct, hasCategory, isInUse, ownerOfSku, storeProduct } from './product-store-repo.ts'
import { inOneGo, withoutVersion, writeNew, writePrices } from './save-product.ts'

export const eraseProduct = (
  { params }: ParsedOf<typeof contract.removeProduct>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.removeProduct> | Refusal> =>
  inOneGo(context, async tx => {
    await lockProduct(tx, params.id)
    const product = await readProduct(tx, params.id)
    if (!product) return refuse('not_found')
    if (await isInUse(tx, params.id)) return refuse('product_in_use')
    await dropProduct(tx, params.id)
    await tell(tx, context, product, withoutVersion(product), null)
    return { done: true as const }
  })

/** A draft of its own: other numbers, addresses from its titles, nothing on the shelf. */
export const copyProduct = (
  { params }: ParsedOf<typeof contract.duplicateProduct>,
  context: CallContext,
): Promise<contract.AdminProduct | Refusal> =>
  inOneGo(context, async tx => {
    const found = await readProduct(tx, params.id)
    if (!found) return refuse('not_found')
    const mark = await freeMark(tx, found.sku)
    const { id: _, version: __, lowest: ___, published_at: ____, updated_at: _____, ...body } = found
    return writeNew(
      tx,
      {
        ...body,
        sku: `${found.sku}-${mark}`,
        status: 'draft',
        stock_quantity: found.stock_quantity === null ? null : 0,
        stock_seen: null,
        translations: sixOf(locale => {
          const words = found.translations[locale]
          if (words.title === '') return words
          return { ...words, title: `${words.title} (${mark})`, slug: `${words.slug}-${mark}`.slice(-120) }
        }),
        variants: found.variants.map(variant => ({
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
  for (let mark = 2; ; mark++) if (!(await ownerOfSku(tx, `${sku}-${mark}`, null))) return mark
}

export const changeMany = (
  { body }: ParsedOf<typeof contract.changeProducts>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.changeProducts> | Refusal> =>
  inOneGo(context, async tx => {
    const { category_id, status } = body
    if (category_id !== undefined && !(await hasCategory(tx, category_id)))
      return refuse('validation', [{ path: 'category_id', code: 'not_there' }])
    const wish = { ...(status && { status }), ...(category_id !== undefined && { category_id }) }
    const rows = await namedRows(tx, body.ids, { held: true })
    let changed = 0
    for (const row of rows) {
      const before = { status: row.status, category_id: row.category_id }
      const after = { ...before, ...wish }
      if (after.status === before.status && after.category_id === before.category_id) continue
      const isFirst = after.status === 'published' && row.published_at === null
      const now = context.now()
      await storeProduct(tx, row.id, { ...wish, updated_at: now, ...(isFirst && { published_at: now }) })
      await tell(tx, context, row, before, after)
      changed += 1
    }
    return { changed }
  })

/** The fingerprint of the prices a preview was made from. */
const pricesVersion = (rows: readonly PricedRow[]): string =>
  versionOf(rows.map(row => [row.id, row.base_price, row.reseller_price, row.other_price]))

const changesFor = (rows: readonly PricedRow[], rule: contract.PriceRule): contract.PriceChange[] =>
  rows.flatMap(row => newPrices(row, rule).map(change => ({ id: row.id, title: row.title, ...change })))

export async function showNewPrices(
  { body }: { body: contract.PriceRule },
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.previewPrices>> {
  const rows = await namedRows(db, body.ids, { held: false, locale })
  return { changes: changesFor(rows, body), version: pricesVersion(rows) }
}

export const setNewPrices = (
  { body: { version, ...rule } }: ParsedOf<typeof contract.applyPrices>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.applyPrices> | Refusal> =>
  inOneGo(context, async tx => {
    const rows = await namedRows(tx, rule.ids, { held: true })
    if (pricesVersion(rows) !== version) return refuse('conflict')
    let changed = 0
    for (const row of rows) {
      const prices = Object.fromEntries(newPrices(row, rule).map(({ tier, to }) => [`${tier}_price`, to]))
      if (Object.keys(prices).length === 0) continue
      const { title: _, ...before } = row
      await storeProduct(tx, row.id, { ...prices, updated_at: context.now() })
      await writePrices(tx, before, { ...before, ...prices }, context.now())
      await tell(tx, context, row, before, { ...before, ...prices })
      changed += 1
    }
    return { changed }
  })

/** `named` is a whole record or a row with its title. */
async function tell(
  tx: Queryable,
  context: CallContext,
  named: { id: number } & ({ title: string } | Pick<contract.AdminProduct, 'translations'>),
  before: unknown,
  after: unknown,
): Promise<void> {
  const title = 'title' in named ? named.title : named.translations.it.title
  const writer = { userId: callerOf(context).userId, at: context.now() }
  await recordChange(tx, writer, { record: 'product', id: named.id, title, before, after })
}
