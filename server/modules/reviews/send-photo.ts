/** POST /me/reviews/photos: validates and re-encodes a photo for a review that is being written. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { photoDayLimit, type sendReviewPhoto } from '@/contract/endpoints/shop/reviews.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { lockAccount } from '../auth/users-repo.ts'
import { readPicture } from '../creations/read-picture.ts'
import { removePhoto, writePhoto } from './photo-files.ts'
import { insertPhoto, photosOfDay } from './photos-repo.ts'

const idBytes = 16
const longestSide = 1200 // pixels; pages never show it larger

const tooManyToday = (): Refusal =>
  refuse('too_many', [], { params: { context: 'uploads', count: photoDayLimit } })

/**
 * Refuses `too_many` after `photoDayLimit` in 24 hours, `picture_unreadable`, `picture_size` and
 * `unsupported_media_type`. The limit is checked again under the account's lock.
 */
export async function sendPhoto(
  _: ParsedOf<typeof sendReviewPhoto>,
  context: CallContext,
): Promise<ResponseOf<typeof sendReviewPhoto> | Refusal> {
  const { db, files, ids, now, request, caller } = context
  const { userId } = callerOf(context)
  if (!request.file || request.file.length === 0) return refuse('picture_unreadable')
  if ((await photosOfDay(db, userId, now())) >= photoDayLimit) return tooManyToday()
  const picture = await readPicture(request.file, queueCaller(caller, request.ip), longestSide)
  if (typeof picture === 'string') return refuse(picture)
  const { width, height, webp } = picture
  const id = ids.secret(idBytes)
  await writePhoto(files, id, webp)
  const isKept = await db
    .transaction(async tx => {
      await lockAccount(tx, userId)
      if ((await photosOfDay(tx, userId, now())) >= photoDayLimit) return false
      await insertPhoto(tx, { id, user_id: userId, width, height, bytes: webp.length, created_at: now() })
      return true
    })
    .catch(async (error: unknown) => {
      await removePhoto(files, id)
      throw error
    })
  if (isKept) return { id, width, height }
  await removePhoto(files, id)
  return tooManyToday()
}
