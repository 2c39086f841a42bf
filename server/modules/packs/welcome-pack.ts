import { createHmac } from 'node:crypto'
import type { LessonCode } from '../../../src/contract/endpoints/game/lesson.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { grantPacks } from './grant-packs.ts'
import { emailOfUser, hasPackOf, insertMark, insertMarks } from './welcomed-addresses-repo.ts'

type GrantContext = Pick<AppContext, 'config' | 'ids' | 'now'>

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

/**
 * One pack for a verified address, once per account and once per address: who leaves and comes back with the same one has had it
 * (decision 0009).
 */
export async function grantWelcomePack(tx: Queryable, userId: number, context: GrantContext): Promise<void> {
  if (!(await markAddress(tx, userId, 'welcome', context))) return
  const grant = { rarity: 'common', source: 'welcome', pieces: 1 } as const
  await grantPacks(tx, userId, grant, { ids: context.ids, now: context.now() })
}

/** Before an account is deleted: marks the address of one that had its welcome pack before addresses were marked. */
export async function markWelcomedAddress(tx: Queryable, userId: number, context: Secrets): Promise<void> {
  if (await hasPackOf(tx, userId, 'welcome')) await markAddress(tx, userId, 'welcome', context)
}

/**
 * The pack for the last lesson, once per account and once per address: its id, or undefined when it was granted before. Of simultaneous
 * calls one gets it.
 */
export async function grantLessonPack(
  tx: Queryable,
  userId: number,
  context: GrantContext,
): Promise<string | undefined> {
  if (!(await markAddress(tx, userId, 'lesson', context))) return undefined
  const grant = { rarity: 'common', source: 'lesson', pieces: 1 } as const
  const [id] = await grantPacks(tx, userId, grant, { ids: context.ids, now: context.now() })
  return id
}
