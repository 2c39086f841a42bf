/**
 * Imports the rows of a table one by one. Each row is one short transaction, so other requests run between two rows, a
 * failing row changes nothing and does not stop others, and a repeated call writes nothing twice. A dry run writes in
 * the same way and rolls back.
 */

import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { ImportResult, ImportRow, importProducts } from '@/contract/endpoints/admin/product-import.ts'
import { type AdminProduct, type ProductBody, priceTiers } from '@/contract/endpoints/admin/products.ts'
import { locales } from '@/contract/locales.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { isOfferHidden, previewOffer } from '@/domain/offer-preview.ts'
import { unguardedCell } from '@/lib/csv-cell.ts'
import { markAudited } from '../../../kernel/audited-writes.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { insertRecord, updateLocked } from '../../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { changesOf } from './import-changes.ts'
import { type ClaimingRow, claimKeys, storeResult } from './import-claims-repo.ts'
import { categorySlugs, holdersOfSku } from './import-repo.ts'
import {
  bodyOf,
  columnOf,
  lostCharacters,
  onePerColumn,
  type ReadRow,
  readProductRow,
  readVariantRow,
} from './import-row.ts'
import { productProblems } from './product-problems.ts'
import { importedProduct, productFacts } from './product-record.ts'
import { readProduct } from './product-record-repo.ts'
import { slugIn } from './product-store-repo.ts'

type ImportResponse = ResponseOf<typeof importProducts>
type Options = ParsedOf<typeof importProducts>['body']

const budgetMillis = 8000 // per call, much shorter than the timeout of a browser or proxy

interface Run {
  options: Omit<Options, 'rows'>
  context: CallContext
  categories: ReadonlyMap<string, number> // Italian slug → id
}

/**
 * Returns one result per row, in the order of `rows`. A slow server returns the first results only, and the caller
 * continues after them. Field errors name the column. Within one `import_id` an article number or slug belongs to the
 * first line that uses it, whatever calls the lines come in.
 */
export async function takeRows(
  { body }: ParsedOf<typeof importProducts>,
  context: CallContext,
): Promise<ImportResponse> {
  markAudited() // also when no row can be imported
  const run = { options: body, context, categories: await categorySlugs(context.db) }
  const end = context.now().getTime() + budgetMillis
  const results: ImportResult[] = []
  for (const row of body.rows) {
    results.push(await takeRow(row, run))
    if (context.now().getTime() >= end) break
  }
  return { results }
}

/** Imports one row of a file with the number `import_id`. See `takeRows`. */
export const importRow = async (
  row: ImportRow,
  options: Omit<Options, 'rows' | 'dry_run'>,
  context: CallContext,
): Promise<ImportResult> =>
  takeRow(row, {
    options: { ...options, dry_run: false },
    context,
    categories: await categorySlugs(context.db),
  })

/**
 * Removes the apostrophe that the export adds before a number like `-7`, which a spreadsheet would read as a formula.
 */
const skuOf = ({ cells }: ImportRow): string => unguardedCell((cells.sku ?? '').trim())

const failed = ({ line }: ImportRow, faults: readonly FieldProblem[]): ImportResult => ({
  line,
  done: 'failed',
  id: null,
  faults: [...faults],
  changes: [],
  hidden_offers: 0,
})

interface Found {
  sku: string // as stored; for a new product as in the row
  before: AdminProduct | null
}

/**
 * Returns the product of the row, locked. Undefined when the number is stored more than once, and only in other cases.
 */
async function findProduct(tx: Queryable, sku: string, now: Date): Promise<Found | undefined> {
  const [holder, ...otherHolders] = await holdersOfSku(tx, sku)
  if (!holder) return { sku, before: null }
  if (holder.sku !== sku && otherHolders.length > 0) return undefined
  return { sku: holder.sku, before: (await readProduct(tx, holder.product_id, now)) ?? null }
}

function readRow(
  { cells }: ImportRow,
  { sku, before }: Found,
  { options, categories }: Run,
): ReadRow<ProductBody> {
  const isVariant = before !== null && before.sku !== sku
  return isVariant
    ? readVariantRow(cells, before, sku, options.decimal_signs)
    : readProductRow(cells, before, options.decimal_signs, slug => categories.get(slug))
}

async function takeRow(row: ImportRow, run: Run): Promise<ImportResult> {
  const sku = skuOf(row)
  if (!sku) return failed(row, [{ path: 'sku', code: 'required' }])
  const { context, options } = run
  return context.db.transaction(async tx => {
    const product = await findProduct(tx, sku, context.now())
    if (!product) return failed(row, [{ path: 'sku', code: 'sku_taken' }])
    const read = readRow(row, product, run)
    const claiming = { importId: options.import_id, line: row.line }
    const claims = await claim(tx, claiming, { sku, body: read.body }, context)
    if (claims.result) return claims.result
    const faults = onePerColumn([...claims.faults, ...lostCharacters(row.cells), ...read.faults])
    const result = await writeRow(tx, row, product, { ...read, faults }, run)
    if (result.done !== 'failed') await storeResult(tx, claiming, skuKey(sku), result)
    return result
  })
}

const skuKey = (sku: string) => `sku:${sku.toLowerCase()}`

/**
 * Returns field errors for keys that another line of the file uses, or the result of this line when an earlier call
 * imported it.
 */
async function claim(
  tx: Queryable,
  row: ClaimingRow,
  { sku, body }: { sku: string; body: ProductBody },
  context: CallContext,
): Promise<{ faults: FieldProblem[]; result: ImportResult | null }> {
  const paths = new Map([[skuKey(sku), 'sku']])
  for (const locale of locales) {
    const { title } = body.translations[locale]
    const address = title && slugIn(body, locale)
    const isOfVariant = body.variants.some(variant => variant.sku.toLowerCase() === sku.toLowerCase())
    if (address && !isOfVariant) paths.set(`slug_${locale}:${address}`, `slug_${locale}`)
  }
  const claims = await claimKeys(tx, row, [...paths.keys()], context.now())
  const repeated = claims
    .filter(({ line }) => line !== row.line)
    .map(({ key, line }) => ({ path: paths.get(key) ?? 'sku', code: 'import_repeated', params: { line } }))
  const sameProduct = repeated.filter(({ path }) => path === 'sku') // its slugs are repeated too
  const faults = sameProduct.length > 0 ? sameProduct : repeated
  const claimed = claims.find(({ key, line }) => key === skuKey(sku) && line === row.line)
  return { faults, result: claimed?.result ?? null }
}

/** Runs in a savepoint, which a dry run or a refusal rolls back. */
async function writeRow(
  tx: Queryable,
  row: ImportRow,
  { sku, before }: Found,
  { body, faults }: ReadRow<ProductBody>,
  { options, context, categories }: Run,
): Promise<ImportResult> {
  const inColumns = (problems: readonly FieldProblem[]) =>
    problems.map(problem => ({ ...problem, path: columnOf(problem.path.split('.')) }))
  if (faults.length > 0) {
    const problems = inColumns(await productProblems(tx, body, before, context.now())) // all field errors of the row in one result
    return failed(row, onePerColumn([...faults, ...problems]))
  }
  const isSame = before !== null && isDeepStrictEqual(body, bodyOf(before))
  const stored = isSame ? before : await store(tx, { before, body, isDry: options.dry_run }, context)
  if (isRefusal(stored)) return failed(row, onePerColumn(inColumns(stored.fields)))
  const result = { line: row.line, id: stored.id, faults: [], changes: [], hidden_offers: 0 }
  if (before !== null && versionOf(productFacts(stored)) === versionOf(productFacts(before)))
    return { ...result, done: 'same' }
  const slugs = new Map([...categories].map(([slug, id]) => [id, slug]))
  return {
    ...result,
    done: before ? 'changed' : 'created',
    changes: changesOf(row.cells, { before: before && bodyOf(before), after: bodyOf(stored) }, sku, id =>
      slugs.get(id),
    ),
    hidden_offers: hiddenOffers(before, stored),
  }
}

/** Returns the product as stored, or as it would be. */
async function store(
  tx: Queryable,
  { before, body, isDry }: { before: AdminProduct | null; body: ProductBody; isDry: boolean },
  context: CallContext,
): Promise<AdminProduct | Refusal> {
  let stored: AdminProduct | undefined
  const refusal = await Rollback.catching(() =>
    tx.transaction(async savepoint => {
      const response = before
        ? await updateLocked(savepoint, importedProduct, before, body, context)
        : await insertRecord(savepoint, importedProduct, body, context)
      stored = Rollback.unlessRefused(response)
      if (isDry) throw new Rollback(refuse('validation'))
    }),
  )
  return stored ?? (refusal as Refusal)
}

export const hiddenOffers = (before: AdminProduct | null, after: AdminProduct): number =>
  priceTiers.filter(tier => isOfferHidden(previewOffer(before, after, before?.offers ?? [], tier))).length
