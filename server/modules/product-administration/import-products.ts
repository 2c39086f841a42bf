/**
 * Rows of a table taken one by one: each is a transaction of its own, so that one that fails changes nothing and stops no other. A
 * trial writes the same way and takes everything back.
 */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type { AdminProduct } from '../../../src/contract/product-administration.ts'
import type { ImportResult, ImportRow, importProducts } from '../../../src/contract/product-import.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { categorySlugs, holderOfSku } from './import-repo.ts'
import { bodyOf, columnOf, type Read, readProductRow, readVariantRow } from './import-row.ts'
import { readProduct } from './product-record-repo.ts'
import { saveExisting, withoutVersion, writeNew } from './save-product.ts'

type Answer = AnswerOf<typeof importProducts>

export async function takeRows(
  { body: { rows, dry_run } }: ParsedOf<typeof importProducts>,
  context: CallContext,
): Promise<Answer> {
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
  for (const [at, row] of rows.entries()) {
    const sku = row.cells.sku?.trim()
    const isRepeated = rows.slice(0, at).some(other => other.cells.sku?.trim() === sku)
    results.push(
      isRepeated && sku
        ? failed(row, [{ path: 'sku', code: 'import_repeated' }])
        : await takeOne(db, row, categories, context),
    )
  }
  return results
}

const failed = ({ line }: ImportRow, faults: readonly FieldProblem[]): ImportResult => ({
  line,
  done: 'failed',
  id: null,
  faults: [...faults],
})

async function takeOne(
  db: Queryable,
  row: ImportRow,
  categories: ReadonlyMap<string, number>,
  context: CallContext,
): Promise<ImportResult> {
  const sku = row.cells.sku?.trim()
  if (!sku) return failed(row, [{ path: 'sku', code: 'required' }])
  const written = await Rollback.catching(() =>
    db.transaction(async tx => Rollback.unlessRefused(await writeRow(tx, sku, row, categories, context))),
  )
  if (!isRefusal(written)) return { line: row.line, ...written, faults: [] }
  const faults = written.fields.map(({ path, ...rest }) => ({ ...rest, path: columnOf(path.split('.')) }))
  return failed(row, faults)
}

type Written = Pick<ImportResult, 'done' | 'id'>

async function writeRow(
  tx: Queryable,
  sku: string,
  { cells }: ImportRow,
  categories: ReadonlyMap<string, number>,
  context: CallContext,
): Promise<Written | Refusal> {
  const holder = await holderOfSku(tx, sku)
  const before = holder ? ((await readProduct(tx, holder.product_id)) ?? null) : null
  const isVariant = before !== null && before.sku !== sku
  const read: Read<ReturnType<typeof bodyOf>> = isVariant
    ? readVariant(cells, before, sku)
    : readProductRow(cells, before, slug => categories.get(slug))
  if ('faults' in read) return refuse('validation', read.faults)
  const answer = before
    ? await saveExisting(tx, before.id, read.value, context)
    : await writeNew(tx, read.value, context)
  if (isRefusal(answer)) return answer
  const isSame = before !== null && versionOf(withoutVersion(answer)) === versionOf(withoutVersion(before))
  return { done: before ? (isSame ? 'same' : 'changed') : 'created', id: answer.id }
}

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
