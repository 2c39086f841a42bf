import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { grantPacks } from './grant-packs.ts'
import { giveTornPack } from './welcome/claim-welcome-pack.ts'
import { holdPackThatWaitsFor } from './welcome/guest-packs-repo.ts'
import { markAddress } from './welcome-mark.ts'
import { hasPackOf } from './welcomed-addresses-repo.ts'

type GrantContext = Pick<AppContext, 'config' | 'ids' | 'now'>

/**
 * Grants one pack for a verified email, once per account and email: an account that is deleted and registered again
 * gets no second one (decision 0009). An account that keeps the pack opened as a guest gets no sealed one
 * (decision 0050).
 */
export async function grantWelcomePack(tx: Queryable, userId: number, context: GrantContext): Promise<void> {
  const torn = await holdPackThatWaitsFor(tx, userId)
  if (!(await markAddress(tx, userId, 'welcome', context))) return
  if (torn && (await giveTornPack(tx, userId, torn, context))) return
  const grant = { rarity: 'common', source: 'welcome', pieces: 1 } as const
  await grantPacks(tx, userId, grant, { ids: context.ids, now: context.now() })
}

/**
 * Call it before an account is deleted: marks the email of an account that received its welcome pack before emails were
 * marked.
 */
export async function markWelcomedAddress(
  tx: Queryable,
  userId: number,
  context: Pick<AppContext, 'config'>,
): Promise<void> {
  if (await hasPackOf(tx, userId, 'welcome')) await markAddress(tx, userId, 'welcome', context)
}

/**
 * Grants the pack for the last lesson, once per account and email. Returns its id, or undefined when it was granted
 * before. Of concurrent calls only one grants it.
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
