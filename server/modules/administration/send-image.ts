/**
 * POST /admin/images uploads a picture for the shop. Its type is detected from its content, and it is re-encoded, which
 * removes everything else in the file.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { uploadImage } from '@/contract/endpoints/admin/product-images.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { nameOfContent } from '../../kernel/files/file-store.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { readPicture } from '../creations/read-picture.ts'
import { mediaUrl, writeMedia } from '../media/media-files.ts'
import { insertImage } from '../media/media-repo.ts'

const idBytes = 16

/**
 * Refuses `picture_unreadable` and what else `readPicture` refuses. Writes the file before the row, and an audit entry
 * with the row.
 */
export async function sendImage(
  { query }: ParsedOf<typeof uploadImage>,
  context: CallContext,
): Promise<ResponseOf<typeof uploadImage> | Refusal> {
  const { db, files, ids, now, request, caller } = context
  if (!request.file || request.file.length === 0) return refuse('picture_unreadable')
  const picture = await readPicture(request.file, queueCaller(caller, request.ip))
  if (typeof picture === 'string') return refuse(picture)
  const id = nameOfContent(ids.secret(idBytes), picture.webp)
  await writeMedia(files, id, picture.webp)
  return db.transaction(async tx => {
    const { width, height } = picture
    const image = await insertImage(tx, {
      url: mediaUrl(id),
      name: query.name ?? '',
      alts: localizedTextsOf(() => ''),
      bytes: picture.webp.length,
      width,
      height,
      created_at: now(),
    })
    const writer = { userId: callerOf(context).userId, at: now() }
    const after = { url: image.url, width, height }
    await recordChange(tx, writer, {
      record: 'image',
      id: image.id,
      title: image.name || image.url,
      before: null,
      after,
    })
    return { id: image.id, url: image.url, alt: '', width, height }
  })
}
