/**
 * POST /admin/images uploads a picture for the shop. Its type is detected from its content, and it is re-encoded, which
 * removes everything else in the file.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { uploadImage } from '@/contract/endpoints/admin/product-images.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { readPicture } from '../creations/read-picture.ts'
import { addImage, writeImage } from '../media/add-image.ts'

/**
 * Refuses `picture_unreadable` and what else `readPicture` refuses. Writes the file before the row, and an audit entry
 * with the row.
 */
export async function sendImage(
  { query }: ParsedOf<typeof uploadImage>,
  context: CallContext,
): Promise<ResponseOf<typeof uploadImage> | Refusal> {
  const { db, request, caller } = context
  if (!request.file || request.file.length === 0) return refuse('picture_unreadable')
  const picture = await readPicture(request.file, queueCaller(caller, request.ip))
  if (typeof picture === 'string') return refuse(picture)
  const facts = {
    url: await writeImage(picture, context),
    name: query.name ?? '',
    alts: localizedTextsOf(() => ''),
  }
  const { id, url, width, height } = await db.transaction(tx => addImage(tx, picture, facts, context))
  return { id, url, alt: '', width, height }
}
