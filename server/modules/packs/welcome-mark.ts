import { createHmac } from 'node:crypto'
import type { LessonCode } from '../../../src/contract/endpoints/game/lesson.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { emailOfUser, insertMark } from './welcomed-addresses-repo.ts'

/** Of which one address gets one each; `lesson` is the pack of the last lesson. */
type Welcome = 'welcome' | 'lesson' | `lesson-${LessonCode}`

/** True for the first account with this address; the stored hash does not reveal the address. */
export async function markAddress(
  tx: Queryable,
  userId: number,
  what: Welcome,
  { config }: Pick<AppContext, 'config'>,
): Promise<boolean> {
  const email = await emailOfUser(tx, userId)
  if (email === undefined) return false
  return insertMark(tx, createHmac('sha256', `${what}:${config.appSecret}`).update(email).digest('base64url'))
}
