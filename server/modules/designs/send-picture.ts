/** POST /designs/pictures: validates and re-encodes a picture to print, at most as large as a shirt can show it. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { designPictureDayLimit, type sendDesignPicture } from '@/contract/endpoints/shop/print-design.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { lockAccount } from '../auth/users-repo.ts'
import { readPicture } from '../creations/read-picture.ts'
import { insertDesignPicture, picturesOfDay } from './designs-repo.ts'
import { designFiles } from './picture-files.ts'

const idBytes = 16
const longestSide = 4000 // pixels: 34 cm at 300 dots per inch

const tooManyToday = (): Refusal =>
  refuse('too_many', [], { params: { context: 'uploads', count: designPictureDayLimit } })

/**
 * Refuses `too_many` after `designPictureDayLimit` of one account in 24 hours, `picture_unreadable`, `picture_size` and
 * `unsupported_media_type`. The limit is checked again under the account's lock. The route's limit counts guests.
 */
export async function sendPicture(
  _: ParsedOf<typeof sendDesignPicture>,
  { db, files, ids, now, request, caller }: CallContext,
): Promise<ResponseOf<typeof sendDesignPicture> | Refusal> {
  const userId = caller?.userId ?? null
  const isOver = async (tx: Queryable) =>
    userId !== null && (await picturesOfDay(tx, userId, now())) >= designPictureDayLimit
  if (!request.file || request.file.length === 0) return refuse('picture_unreadable')
  if (await isOver(db)) return tooManyToday()
  const picture = await readPicture(request.file, queueCaller(caller, request.ip), longestSide)
  if (typeof picture === 'string') return refuse(picture)
  const { width, height, webp } = picture
  const id = ids.secret(idBytes)
  await designFiles.write(files, id, webp)
  const isStored = await db
    .transaction(async tx => {
      if (userId !== null) await lockAccount(tx, userId)
      if (await isOver(tx)) return false
      await insertDesignPicture(tx, {
        id,
        user_id: userId,
        width,
        height,
        bytes: webp.length,
        created_at: now(),
      })
      return true
    })
    .catch(async (error: unknown) => {
      await designFiles.remove(files, id)
      throw error
    })
  if (isStored) return { id, width, height }
  await designFiles.remove(files, id)
  return tooManyToday()
}
