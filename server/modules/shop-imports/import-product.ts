/**
 * Imports one product of another shop with its variants, or reports what the import would do. The product is identified by
 * its id in the other shop, at first also by its article numbers, so a repeated import changes the same product.
 */
import { isDeepStrictEqual } from 'node:util'
import { type AdminProduct, ProductBody } from '@/contract/endpoints/admin/products.ts'
import type { FileRecord, ImportOptions, RecordResult } from '@/contract/endpoints/admin/shop-imports.ts'
import { sourceOf } from '@/contract/import-formats.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { vatRate } from '@/domain/tax/vat-rates.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { fieldsOf } from '../../kernel/fields.ts'
import { changesBetween } from '../../kernel/records/changes-between.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { insertRecord, updateLocked } from '../../kernel/records/write-records.ts'
import { isRefusal, Rollback, refuse } from '../../kernel/route.ts'
import { claimKeys } from '../catalog/edit-products/import-claims-repo.ts'
import { hiddenOffers } from '../catalog/edit-products/import-products.ts'
import { holdersOfSku } from '../catalog/edit-products/import-repo.ts'
import { productFacts, productRecord } from '../catalog/edit-products/product-record.ts'
import { readProduct } from '../catalog/edit-products/product-record-repo.ts'
import { attributeValueIds, categoryOfPath } from './catalog-names.ts'
import type { ForeignProduct, NamedValue } from './foreign-product.ts'
import { picturesOf } from './imported-pictures.ts'
import { downloadedPictures, importedId, linkRecord } from './imported-records-repo.ts'
import {
  type ImportedIds,
  localTexts,
  type Notice,
  productBody,
  skusOf,
  unchangedBody,
} from './product-body.ts'
import { type ReadForeignProduct, readForeignProduct } from './read-product.ts'
import { shownProduct } from './shown-product.ts'

export interface ImportRun {
  importId: string
  options: ImportOptions
  isDry: boolean
}

interface Read extends ReadForeignProduct {
  record: FileRecord
}

const lineOf = ({ rows }: FileRecord): number => rows[0]?.line ?? 1

/** Returns the stored product, locked: that of an earlier import, or the one with an article number of the file. */
async function storedProduct(
  tx: Queryable,
  product: ForeignProduct,
  { options }: ImportRun,
  now: Date,
): Promise<AdminProduct | null> {
  const skus = skusOf(product)
  const linked = await importedId(tx, {
    source: sourceOf(options.format),
    record: 'product',
    external_id: product.key,
  })
  if (linked !== undefined) {
    await productRecord.lock(tx, linked)
    const found = await readProduct(tx, linked, now)
    if (found) return found
  }
  for (const sku of [...skus.variants, skus.sku]) {
    const [holder] = await holdersOfSku(tx, sku)
    if (holder) return (await readProduct(tx, holder.product_id, now)) ?? null
  }
  return null
}

/** Returns an error for each article number, and for the product, that another record of the file uses. */
async function repeatedKeys(
  tx: Queryable,
  { product, record }: Read,
  { importId }: ImportRun,
  now: Date,
): Promise<FieldProblem[]> {
  const skus = skusOf(product)
  const line = lineOf(record)
  const keys = new Map([[`record:${product.key}`, { path: 'title', line }]])
  for (const sku of [skus.sku, ...skus.variants].filter(Boolean)) {
    const at = skus.variants.indexOf(sku)
    keys.set(`sku:${sku.toLowerCase()}`, {
      path: 'sku',
      line: product.variants[Math.max(at, 0)]?.line ?? line,
    })
  }
  const claims = await claimKeys(tx, { importId, line }, [...keys.keys()], now)
  return claims
    .filter(claim => claim.line !== line)
    .map(claim => ({
      path: keys.get(claim.key)?.path ?? 'sku',
      code: 'import_repeated',
      params: { line: claim.line },
    }))
}

/** Columns of the file by the fields of a product. */
const columns: Readonly<Record<string, string>> = {
  base_price: 'price',
  category_id: 'category',
  stock_quantity: 'stock',
  names: 'title',
}

/** `variants.2.sku` → column `sku` in the row of the third variant. */
const inFile =
  ({ product, record }: Read) =>
  ({ path, code, params }: FieldProblem): FieldProblem => {
    const parts = path.split('.')
    const isVariant = parts[0] === 'variants'
    const field = (parts[0] === 'translations' ? parts[2] : isVariant ? parts[2] : parts[0]) ?? path
    const line = (isVariant && product.variants[Number(parts[1])]?.line) || lineOf(record)
    return { path: columns[field] ?? field, code, params: { ...params, line } }
  }

/** Creates missing categories and values, so it runs in the savepoint. */
async function idsOf(
  tx: Queryable,
  { product, cells, record }: Read,
  { options }: ImportRun,
  context: CallContext,
): Promise<ImportedIds> {
  const day = shopTime(context.now()).slice(0, 10)
  const category = await categoryOfPath(tx, product.category, options.locale, context)
  const idsFor = async (named: readonly NamedValue[], at: number) => {
    const ids = await attributeValueIds(tx, named, context)
    const row = record.rows[at] ?? record.rows[0]
    if (row && ids.includes(undefined)) cells.notice(row, 'value_ids', 'import_left_out')
    return ids.filter(id => id !== undefined)
  }
  const variantValueIds: number[][] = []
  for (const [at, { options: values }] of product.variants.entries())
    variantValueIds.push(await idsFor(values, at))
  return {
    category_id: category ?? options.category_id ?? undefined,
    value_ids: await idsFor(product.attributes, 0),
    variantValueIds,
    vatPercent: vatRate('IT', product.taxClass ?? 'standard', day) ?? 0,
  }
}

interface Stored {
  after: AdminProduct
  isSame: boolean
  downloads: number
}

/** Writes the product, and the pictures that were downloaded before. */
async function store(
  tx: Queryable,
  read: Read,
  before: AdminProduct | null,
  run: ImportRun,
  context: CallContext,
): Promise<Stored> {
  const { product, cells, record } = read
  const notice: Notice = (variant, column, code, params) => {
    const row = record.rows.find(({ line }) => line === variant.line)
    if (row) cells.notice(row, column, code, params)
  }
  const ids = await idsOf(tx, read, run, context)
  const body = productBody({ product, before, ids, options: run.options, notice })
  if (body.category_id === 0)
    throw new Rollback(refuse('validation', [{ path: 'category_id', code: 'required' }]))
  const pictures = picturesOf(product, cells, run.options)
  const downloaded = await downloadedPictures(
    tx,
    pictures.map(({ url }) => url),
  )
  for (const { url, text } of pictures) {
    const file = downloaded.get(url)
    if (file && body.pictures.every(picture => picture.url !== file))
      body.pictures.push({ url: file, alts: localTexts(text, run.options.locale) })
  }
  const parsed = ProductBody.safeParse(body)
  if (!parsed.success) throw new Rollback(refuse('validation', fieldsOf(parsed.error.issues)))
  if (before && isDeepStrictEqual(parsed.data, unchangedBody(before)))
    return { after: before, isSame: true, downloads: pictures.length - downloaded.size }
  const after = Rollback.unlessRefused(
    before
      ? await updateLocked(tx, productRecord, before, parsed.data, context)
      : await insertRecord(tx, productRecord, parsed.data, context),
  )
  const isSame = before !== null && versionOf(productFacts(after)) === versionOf(productFacts(before))
  return { after, isSame, downloads: pictures.length - downloaded.size }
}

export const importProduct = (
  record: FileRecord,
  run: ImportRun,
  context: CallContext,
): Promise<RecordResult> =>
  context.db.transaction(async tx => {
    const read = { ...readForeignProduct(record, run.options), record }
    const { product, cells } = read
    const base = {
      line: lineOf(record),
      subject: product.title || product.key,
      id: null,
      notices: cells.notices,
      changes: [],
      pictures: 0,
      hidden_offers: 0,
    }
    const failed = (faults: readonly FieldProblem[]): RecordResult => ({
      ...base,
      done: 'failed',
      faults: [...faults],
    })
    const repeated = await repeatedKeys(tx, read, run, context.now())
    if (cells.faults.length + repeated.length > 0) return failed([...cells.faults, ...repeated])
    const before = await storedProduct(tx, product, run, context.now())
    let stored: (Stored & { category: Awaited<ReturnType<typeof shownProduct>>[] }) | undefined
    const refusal = await Rollback.catching(() =>
      tx.transaction(async savepoint => {
        const result = await store(savepoint, read, before, run, context)
        const shown = [
          before ? await shownProduct(savepoint, before, run.options) : {},
          await shownProduct(savepoint, result.after, run.options),
        ]
        stored = { ...result, category: shown }
        if (run.isDry) throw new Rollback(refuse('validation'))
        const source = sourceOf(run.options.format)
        await linkRecord(savepoint, {
          source,
          record: 'product',
          external_id: product.key,
          record_id: result.after.id,
        })
      }),
    )
    if (!stored) return failed(isRefusal(refusal) ? refusal.fields.map(inFile(read)) : [])
    const { after, isSame, downloads, category } = stored
    return {
      ...base,
      done: isSame ? 'same' : before ? 'changed' : 'created',
      id: before || !run.isDry ? after.id : null,
      faults: [],
      changes: isSame
        ? []
        : changesBetween(category[0], category[1]).map(({ path, from, to }) => ({
            path,
            before: from,
            after: to,
          })),
      pictures: downloads,
      hidden_offers: hiddenOffers(before, after),
    }
  })
