/** Adds a decoded picture to the media library. */
import type { LocalizedTexts } from '@/contract/localized-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { nameOfContent } from '../../kernel/files/file-store.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { mediaUrl, writeMedia } from './media-files.ts'
import { type ImageRow, insertImage } from './media-repo.ts'

const idBytes = 16

interface Picture {
  webp: Buffer
  width: number
  height: number
}

/** Returns the path of the new file. Call it before `addImage`: without a row nothing shows the file. */
export async function writeImage({ webp }: Picture, { files, ids }: CallContext): Promise<string> {
  const id = nameOfContent(ids.secret(idBytes), webp)
  await writeMedia(files, id, webp)
  return mediaUrl(id)
}

/** Writes an audit entry with the row. */
export async function addImage(
  tx: Queryable,
  { webp, width, height }: Picture,
  facts: { url: string; name: string; alts: LocalizedTexts },
  context: CallContext,
): Promise<ImageRow> {
  const image = await insertImage(tx, {
    ...facts,
    bytes: webp.length,
    width,
    height,
    created_at: context.now(),
  })
  await recordChange(tx, writerOf(context), {
    record: 'image',
    id: image.id,
    title: image.name || image.url,
    before: null,
    after: { url: image.url, width, height },
  })
  return image
}
