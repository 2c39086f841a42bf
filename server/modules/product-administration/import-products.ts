/**
 * Rows of a table taken one by one: each is a transaction of its own, so that one that fails changes nothing and stops no other. A
 * trial writes the same way and takes everything back.
 */

import type { ParsedOf, ResponseOf } from '../../../src/contract/endpoint.ts'
import type {
  ImportResult,
  ImportRow,
  importProducts,
} from '../../../src/contract/endpoints/admin/product-import.ts'
import { type AdminProduct, priceTiers } from '../../../src/contract/endpoints/admin/products.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { isOfferHidden, previewOffer } from '../../../src/domain/offer-preview.ts'
import { unguardedCell } from '../../../src/lib/csv-cell.ts'
import { markAudited } from '../../kernel/audited-writes.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { insertRecord, updateRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { categorySlugs, holderOfSku } from './import-repo.ts'
import { bodyOf, columnOf, type Read, readProductRow, readVariantRow } from './import-row.ts'
import { productFacts, productRecord } from './product-record.ts'
import { readProduct } from './product-record-repo.ts'

type ImportResponse = ResponseOf<typeof importProducts>

/**
 * One result per row, in the order of `rows`; faults name the column. `dry_run` reports the same and writes nothing. The article number
 * finds the product or variant; a number that comes twice fails from the second row on.
 */
export async function takeRows(
  { body: { rows, dry_run } }: ParsedOf<typeof importProducts>,
  context: CallContext,
): Promise<ImportResponse> {
  if (!dry_run) return { results: await takeAll(context.db, rows, context) }
  let results: ImportResult[] = []
  await Rollback.catching(() =>
    context.db.transaction(async tx => {
      results = await takeAll(tx, rows, context)
      throw new Rollback(refuse('validation')) // a trial leaves nothing
    }),
  )
  return { results }
}

async function takeAll(
  db: Queryable,
  rows: readonly ImportRow[],
  context: CallContext,
): Promise<ImportResult[]> {
  const categories = await categorySlugs(db)
  const results: ImportResult[] = []
  markAudited() // also when no row can be taken
  for (const [at, row] of rows.entries()) {
    const sku = skuOf(row)
    const isRepeated = rows.slice(0, at).some(other => skuOf(other) === sku)
    results.push(
      isRepeated && sku
        ? failed(row, [{ path: 'sku', code: 'import_repeated' }])
        : await takeOne(db, row, categories, context),
    )
  }
  return results
}

/** Without the apostrophe that the export puts before a number like `-7`, which a spreadsheet would take for a formula. */
const skuOf = ({ cells }: ImportRow): string => unguardedCell((cells.sku ?? '').trim())

const failed = ({ line }: ImportRow, faults: readonly FieldProblem[]): ImportResult => ({
  line,
  done: 'failed',
  id: null,
  faults: [...faults],
  hidden_offers: 0,
})

async function takeOne(
  db: Queryable,
  row: ImportRow,
  categories: ReadonlyMap<string, number>,
  context: CallContext,
): Promise<ImportResult> {
  const sku = skuOf(row)
  if (!sku) return failed(row, [{ path: 'sku', code: 'required' }])
  const written = await Rollback.catching(() =>
    db.transaction(async tx => Rollback.unlessRefused(await writeRow(tx, sku, row, categories, context))),
  )
  if (!isRefusal(written)) return { line: row.line, ...written, faults: [] }
  const faults = written.fields.map(({ path, ...rest }) => ({ ...rest, path: columnOf(path.split('.')) }))
  return failed(row, faults)
}

type Written = Pick<ImportResult, 'done' | 'id' | 'hidden_offers'>

async function writeRow(
  tx: Queryable,
  sku: string,
  { cells }: ImportRow,
  categories: ReadonlyMap<string, number>,
  context: CallContext,
): Promise<Written | Refusal> {
  const holder = await holderOfSku(tx, sku)
  const before = holder ? ((await readProduct(tx, holder.product_id, context.now())) ?? null) : null
  const isVariant = before !== null && before.sku !== sku
  const read: Read<ReturnType<typeof bodyOf>> = isVariant
    ? readVariant(cells, before, sku)
    : readProductRow(cells, before, slug => categories.get(slug))
  if ('faults' in read) return refuse('validation', read.faults)
  const response = before
    ? await updateRecord(tx, productRecord, { key: before.id, version: 'any', body: read.value }, context)
    : await insertRecord(tx, productRecord, read.value, context)
  if (isRefusal(response)) return response
  const isSame = before !== null && versionOf(productFacts(response)) === versionOf(productFacts(before))
  if (isSame) return { done: 'same', id: response.id, hidden_offers: 0 }
  return {
    done: before ? 'changed' : 'created',
    id: response.id,
    hidden_offers: hiddenOffers(before, response),
  }
}

const hiddenOffers = (before: AdminProduct | null, after: AdminProduct): number =>
  priceTiers.filter(tier => isOfferHidden(previewOffer(before, after, before?.offers ?? [], tier))).length

/** Its product as it is, but for the one variant. */
function readVariant(
  cells: ImportRow['cells'],
  product: AdminProduct,
  sku: string,
): Read<ReturnType<typeof bodyOf>> {
  const body = bodyOf(product)
  const own = body.variants.find(variant => variant.sku === sku)
  const words = Object.entries(cells).filter(([column, cell]) => /^(title|slug)_/.test(column) && cell.trim())
  if (!own || words.length > 0) return { faults: words.map(([path]) => ({ path, code: 'import_variant' })) }
  const read = readVariantRow(cells, own)
  if ('faults' in read) return read
  const variants = body.variants.map(variant => (variant === own ? read.value : variant))
  return { value: { ...body, variants } }
}
