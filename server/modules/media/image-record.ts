/** The media library: lists pictures, renames them, deletes those that nothing uses. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/media.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { RemovableKind, SavableKind } from '../../kernel/records/record-kind.ts'
import { removeRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { usesOf } from './image-uses-repo.ts'
import { removeMedia } from './media-files.ts'
import { type ImageRow, imageIn, imagesPage, imagesTable } from './media-repo.ts'

/** Sorted newest first. */
export const listLibrary = ({ query }: ParsedOf<typeof contract.listImages>, { db, locale }: CallContext) =>
  imagesPage(db, query, locale)

/** Includes everything that shows it. Refuses `not_found`. */
export async function showOne(
  { params }: ParsedOf<typeof contract.showImage>,
  { db, locale }: CallContext,
): Promise<ResponseOf<typeof contract.showImage> | Refusal> {
  const row = await imagesTable.find(db, params.id)
  return row ? { ...imageIn(row, locale), uses: await usesOf(db, row.url) } : refuse('not_found')
}

type ImageBody = Pick<ImageRow, 'name' | 'alts'>

export const imageRecord: SavableKind<contract.Image, ImageBody> & RemovableKind<contract.Image> = {
  record: 'image',
  key: 'id',
  lock: imagesTable.lock,
  read: async (db, id, { locale }) => {
    const row = await imagesTable.find(db, id)
    return row && imageIn(row, locale)
  },
  update: (tx, { id }, body) => imagesTable.update(tx, id, body),
  refuseRemoval: async (tx, { url }) => {
    const uses = await usesOf(tx, url)
    return uses.length > 0 ? refuse('image_in_use', [], { current: { uses } }) : undefined
  },
  remove: (tx, { id }) => imagesTable.remove(tx, id),
  titleOf: image => image.name || image.url,
  factsOf: ({ url, name, alts }) => ({ url, name, alts }),
}

const removeRow = removeRecord(imageRecord)

/** The file is deleted after the commit. If the server stops in between or the storage fails, an orphaned file remains. */
export async function removeImage(input: ParsedOf<typeof contract.removeImage>, context: CallContext) {
  const row = await imagesTable.find(context.db, input.params.id)
  const removed = await removeRow(input, context)
  if (row && !isRefusal(removed))
    await removeMedia(context.files, row.url).catch(error =>
      context.log.error({ err: error, url: row.url }, 'the file of a deleted image remains'),
    )
  return removed
}
