/** Records who has received a one-time reward: a keyed hash of an email, account or device. */
import { createHmac } from 'node:crypto'
import type { LessonCode } from '@/contract/endpoints/game/lesson.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { emailOfUser, insertMark, insertMarks } from './welcomed-addresses-repo.ts'

type Secrets = Pick<AppContext, 'config'>

/** Rewards of which one email gets one each. `lesson` is the pack of the last lesson. */
type Welcome = 'welcome' | 'lesson' | `lesson-${LessonCode}`

/** Returns true for the first account with this email. The stored hash does not reveal the email. */
export async function markAddress(
  tx: Queryable,
  userId: number,
  reward: Welcome,
  secrets: Secrets,
): Promise<boolean> {
  const email = await emailOfUser(tx, userId)
  return email !== undefined && insertMark(tx, markOf(reward, email, secrets))
}

const markOf = (reward: string, of: string, { config }: Secrets): string =>
  createHmac('sha256', `${reward}:${config.appSecret}`).update(of).digest('base64url')

/**
 * Returns true if this is the first guest battle for the account, its email and the device. If false, roll back the
 * transaction, because some marks may have been set.
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
    markOf('guest-battle-device', device, secrets), // first, so that a transaction waiting for it has locked nothing that another one waits for
    markOf('guest-battle', email, secrets),
    markOf('guest-battle-account', String(userId), secrets),
  ])
}
