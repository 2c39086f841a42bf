/**
 * A printed code becomes a pack of whoever types it, once (decisions §7). Slips of the finger are told by the code itself and cost
 * nothing; a code nobody printed costs a try, and too many of them a quarter of an hour.
 */
import { createHash } from 'node:crypto'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import { typedPackCode } from '../../../src/contract/pack-code.ts'
import type { Pack, redeemPackCode } from '../../../src/contract/packs.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { countTry, holdBatchOf, holdCode, storeRedeemed, takeTryBack } from './codes-repo.ts'
import { grantPacks } from './grant-packs.ts'
import { packsById } from './repo.ts'

export const triesAllowed = 10
export const triesMillis = 15 * 60_000

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')

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
    const found = await holdCode(tx, hash)
    if (!found) return refuse('code_unknown')
    await takeTryBack(tx, userId)
    if (found.redeemed_at) return refuse('code_used')
    if (!(await holdBatchOf(tx, hash))) return refuse('code_voided')
    const grant = { rarity: found.rarity, source: 'code', pieces: 1 } as const
    const [packId] = await grantPacks(tx, userId, grant, { ids: context.ids, now })
    const [pack] = packId ? await packsById(tx, [packId], context.locale) : []
    if (!packId || !pack) throw new Error('a redeemed pack was not stored')
    await storeRedeemed(tx, hash, { userId, packId, now })
    return pack
  })
}
