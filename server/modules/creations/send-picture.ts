/** POST /me/creations/pictures: validates and re-encodes a picture for a card. */

import type { ParsedOf } from '@/contract/endpoint.ts'
import type { CreationUpload, uploadCreationPicture } from '@/contract/endpoints/game/creations.ts'
import { uploadDayLimit } from '@/contract/endpoints/game/creations.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { queueCaller } from '../../kernel/work-queue.ts'
import { lockAccount } from '../auth/users-repo.ts'
import { readPicture } from './read-picture.ts'
import { removeUpload, writeUpload } from './upload-files.ts'
import { insertUpload, uploadsOfDay, uploadView } from './uploads-repo.ts'

const idBytes = 16

const tooManyToday = (): Refusal =>
  refuse('too_many', [], { params: { context: 'uploads', count: uploadDayLimit } })

/**
 * Refuses `too_many` after `uploadDayLimit` in 24 hours, `picture_unreadable`, `picture_size`, `unsupported_media_type`. The limit is
 * checked again under the account's lock.
 */
export async function sendPicture(
  _: ParsedOf<typeof uploadCreationPicture>,
  context: CallContext,
): Promise<CreationUpload | Refusal> {
  const { db, files, ids, now, request, caller } = context
  const { userId } = callerOf(context)
  if (!request.file || request.file.length === 0) return refuse('picture_unreadable')
  if ((await uploadsOfDay(db, userId, now())) >= uploadDayLimit) return tooManyToday()
  const picture = await readPicture(request.file, queueCaller(caller, request.ip))
  if (typeof picture === 'string') return refuse(picture)
  const id = ids.secret(idBytes)
  await writeUpload(files, id, picture.webp)
  const stored = await db
    .transaction(async tx => {
      await lockAccount(tx, userId)
      if ((await uploadsOfDay(tx, userId, now())) >= uploadDayLimit) return tooManyToday()
      const row = await insertUpload(tx, {
        id,
        user_id: userId,
        width: picture.width,
        height: picture.height,
        bytes: picture.webp.length,
        is_transparent: picture.isTransparent,
        created_at: now(),
      })
      return uploadView(row)
    })
    .catch(async (error: unknown) => {
      await removeUpload(files, id)
      throw error
    })
  if (!('url' in stored)) await removeUpload(files, id)
  return stored
}
