/** Who had a reward once: an address, an account or a device leaves a mark that does not reveal it. */
import { createHmac } from 'node:crypto'
import type { LessonCode } from '../../../src/contract/endpoints/game/lesson.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { emailOfUser, insertMark, insertMarks } from './welcomed-addresses-repo.ts'

type Secrets = Pick<AppContext, 'config'>

/** Of which one address gets one each; `lesson` is the pack of the last lesson. */
type Welcome = 'welcome' | 'lesson' | `lesson-${LessonCode}`

/** True for the first account with this address; the stored hash does not reveal the address. */
export async function markAddress(
  tx: Queryable,
  userId: number,
  what: Welcome,
  secrets: Secrets,
): Promise<boolean> {
  const email = await emailOfUser(tx, userId)
  return email !== undefined && insertMark(tx, markOf(what, email, secrets))
}

const markOf = (what: string, of: string, { config }: Secrets): string =>
  createHmac('sha256', `${what}:${config.appSecret}`).update(of).digest('base64url')

/**
 * True for the first battle as a guest of this account, of its address and of that device together. On false the transaction must be undone:
 * some marks may be set.
 */
export async function markGuestBattle(
  tx: Queryable,
  userId: number,
  device: string,
  secrets: Secrets,
): Promise<boolean> {
  const email = await emailOfUser(tx, userId)
  if (email === undefined) return false
  return insertMarks(tx, [
    markOf('guest-battle-device', device, secrets), // first: who waits for it holds nothing another one waits for
    markOf('guest-battle', email, secrets),
    markOf('guest-battle-account', String(userId), secrets),
  ])
}
