/**
 * Pictures of imported products. A separate job downloads them after the products were imported (decision 0075): an address
 * must be public, its picture is decoded and encoded again, and each address is downloaded once.
 */
import { z } from 'zod'
import { mostPictures } from '@/contract/endpoints/admin/products.ts'
import type { FileRecord, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import { sourceOf } from '@/contract/import-formats.ts'
import { locales } from '@/contract/locales.ts'
import { uploadBytes } from '@/contract/picture-upload.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { updateLocked } from '../../kernel/records/write-records.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { fetchSafely } from '../../kernel/safe-request.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { productRecord } from '../catalog/edit-products/product-record.ts'
import { readProduct } from '../catalog/edit-products/product-record-repo.ts'
import { type ReadPicture, readPicture } from '../creations/read-picture.ts'
import { addImage, writeImage } from '../media/add-image.ts'
import type { ForeignProduct } from './foreign-product.ts'
import { downloadedPictures, importedId, linkPicture, shownPictures } from './imported-records-repo.ts'
import { localTexts, skusOf, unchangedBody } from './product-body.ts'
import type { CellReader } from './read-cells.ts'
import { readForeignProduct } from './read-product.ts'

export const PictureToDownload = z.object({
  url: z.string(),
  text: z.string(), // describes the picture
  locale: z.enum(locales), // of the text
  variants: z.array(z.string()), // article numbers of the variants that it shows
})
export type PictureToDownload = z.infer<typeof PictureToDownload>

const longestUrl = 1000 // characters

function isUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return text.length <= longestUrl && (url?.protocol === 'https:' || url?.protocol === 'http:')
}

/** Pictures of the product and of its variants, each address once, in the order of the shop. */
export function picturesOf(
  product: ForeignProduct,
  cells: CellReader,
  { locale }: Pick<ImportOptions, 'locale'>,
): PictureToDownload[] {
  const skus = skusOf(product).variants
  const all = [
    ...product.pictures.map(picture => ({ ...picture, line: product.variants[0]?.line ?? 1 })),
    ...product.variants.map(({ picture, line }) => ({ url: picture, text: '', line })),
  ].filter(({ url }) => url !== '')
  const once = all.filter(({ url }, at) => all.findIndex(other => other.url === url) === at)
  for (const { url, line } of once)
    if (!isUrl(url)) cells.notice({ line, cells: {} }, 'pictures', 'import_left_out')
  const valid = once.filter(({ url }) => isUrl(url))
  const [first] = product.variants
  if (valid.length > mostPictures && first)
    cells.notice({ line: first.line, cells: {} }, 'pictures', 'import_pictures', { most: mostPictures })
  return valid.slice(0, mostPictures).map(({ url, text }) => ({
    url,
    text,
    locale,
    variants: skus.filter((_, at) => product.variants[at]?.picture === url),
  }))
}

/** Pictures of imported products that the products do not show yet. */
export async function picturesToDownload(
  db: Queryable,
  records: readonly FileRecord[],
  options: ImportOptions,
): Promise<{ productId: number; picture: PictureToDownload }[]> {
  const pictures: { productId: number; picture: PictureToDownload }[] = []
  for (const record of records) {
    const { product, cells } = readForeignProduct(record, options)
    const productId = await importedId(db, {
      source: sourceOf(options.format),
      record: 'product',
      external_id: product.key,
    })
    if (productId === undefined) continue
    const wanted = picturesOf(product, cells, options)
    const shown = await shownPictures(db, productId)
    const downloaded = await downloadedPictures(
      db,
      wanted.map(({ url }) => url),
    )
    const isShown = ({ url, variants }: PictureToDownload) =>
      variants.length === 0 && shown.has(downloaded.get(url) ?? '')
    pictures.push(...wanted.filter(one => !isShown(one)).map(picture => ({ productId, picture })))
  }
  return pictures
}

const patienceMillis = 10_000
const mostRedirects = 3

async function download(url: string, context: CallContext): Promise<ReadPicture | Refusal> {
  const response = await fetchSafely({
    url,
    patienceMillis,
    mostBytes: uploadBytes,
    mostRedirects,
    accept: 'image/*',
    allowsPrivate: context.config.importsMayBePrivate,
  }).catch((error: unknown) => {
    context.log.info({ err: error, url }, 'a picture could not be downloaded')
    return undefined
  })
  if (!response) return refuse('picture_unreachable')
  const { status } = response
  if (status !== 200) return refuse('picture_status', [], { params: { status } })
  if (!response.isWhole) return refuse('payload_too_large')
  const picture = await readPicture(response.bytes, queueCaller(callerOf(context), ''))
  return typeof picture === 'string' ? refuse(picture) : picture
}

/** Shows the file on the product and its variants. Refuses `not_found` if the product was deleted meanwhile. */
async function show(
  tx: Queryable,
  productId: number,
  { url, text, locale, variants }: PictureToDownload,
  context: CallContext,
): Promise<Refusal | undefined> {
  await productRecord.lock(tx, productId)
  const before = await readProduct(tx, productId, context.now())
  if (!before) return refuse('not_found')
  const body = unchangedBody(before)
  const isNew = body.pictures.every(picture => picture.url !== url)
  if (isNew && body.pictures.length < mostPictures)
    body.pictures.push({ url, alts: localTexts(text, locale) })
  for (const variant of body.variants)
    if (variants.includes(variant.sku) && variant.picture === null) variant.picture = url
  const after = await updateLocked(tx, productRecord, before, body, context)
  return isRefusal(after) ? after : undefined
}

/** Downloads a picture, unless an earlier import did, and shows it on the product. */
export async function downloadPicture(
  productId: number,
  picture: PictureToDownload,
  context: CallContext,
): Promise<Refusal | undefined> {
  const known = (await downloadedPictures(context.db, [picture.url])).get(picture.url)
  if (known)
    return inTransaction<undefined>(context, tx => show(tx, productId, { ...picture, url: known }, context))
  const downloaded = await download(picture.url, context)
  if (isRefusal(downloaded)) return downloaded
  const url = await writeImage(downloaded, context)
  const name = new URL(picture.url).pathname.split('/').at(-1) ?? ''
  return inTransaction<undefined>(context, async tx => {
    const alts = localTexts(picture.text, picture.locale)
    const image = await addImage(tx, downloaded, { url, name: name.slice(0, 200), alts }, context)
    await linkPicture(tx, picture.url, image.id)
    return show(tx, productId, { ...picture, url }, context)
  })
}
