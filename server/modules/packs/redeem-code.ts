/**
 * Redeems a printed code for a pack, once (decision 0034). The check character detects typing errors, which cost
 * nothing. An unknown code costs an attempt, and too many attempts block the account for a quarter of an hour.
 */
import { createHash } from 'node:crypto'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { Pack, redeemPackCode } from '@/contract/endpoints/game/packs.ts'
import { typedPackCode } from '@/domain/pack-code.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { countTry, holdBatchOf, holdCode, storeRedeemed, takeTryBack } from './codes-repo.ts'
import { grantPacks } from './grant-packs.ts'
import { packsById } from './packs-repo.ts'

export const triesAllowed = 10
export const triesMillis = 15 * 60_000

/** SHA-256 in hexadecimal. `code` as `typedPackCode` returns it. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')

/**
 * Refuses `code_mistyped`, `code_tries` after 10 attempts in 15 minutes, `code_unknown`, `code_used` and `code_voided`.
 * Only an unknown code costs an attempt. The pack is granted and the code marked in one transaction.
 */
export async function redeemCode(
  { body }: ParsedOf<typeof redeemPackCode>,
  context: CallContext,
): Promise<Pack | Refusal> {
  const { userId } = callerOf(context)
  const code = typedPackCode(body.code)
  if (!code) return refuse('code_mistyped')
  const now = context.now()
  if ((await countTry(context.db, userId, now, triesMillis)) > triesAllowed) return refuse('code_tries')
  return context.db.transaction(async tx => {
    const hash = hashOfCode(code)
    const stored = await holdCode(tx, hash)
    if (!stored) return refuse('code_unknown')
    await takeTryBack(tx, userId)
    if (stored.redeemed_at) return refuse('code_used')
    if (!(await holdBatchOf(tx, hash))) return refuse('code_voided')
    const grant = { rarity: stored.rarity, source: 'code', pieces: 1 } as const
    const [packId] = await grantPacks(tx, userId, grant, { ids: context.ids, now })
    const [pack] = packId ? await packsById(tx, [packId], context.locale) : []
    if (!packId || !pack) throw new Error('a redeemed pack was not stored')
    await storeRedeemed(tx, hash, { userId, packId, now })
    return pack
  })
}
