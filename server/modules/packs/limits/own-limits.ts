/** An account's spending limits and declaration of age, as its owner reads and changes them (decision 0064). */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/shop/chance-limits.ts'
import { type ChancePeriod, remainingOf, withRequestedLimit } from '@/domain/chance-limits.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import {
  type ChanceBuyer,
  limitsInForce,
  lockChanceBuyer,
  readChanceBuyer,
  storeAge,
  storeLimits,
} from './chance-buyers-repo.ts'

function viewOf(buyer: ChanceBuyer, now: Date): contract.ChanceLimits {
  const amounts = limitsInForce(buyer, now)
  const remaining = remainingOf(amounts, buyer.spent)
  const period = (name: ChancePeriod): contract.ChanceLimits['day'] => {
    const { next, next_from } = buyer.limits[name]
    const isWaiting = next_from !== null && next_from > now
    return {
      amount: amounts[name],
      spent: buyer.spent[name],
      remaining: remaining[name],
      next: isWaiting ? { amount: next, from: next_from.toISOString() } : null,
    }
  }
  return { day: period('day'), month: period('month'), age: buyer.age }
}

export async function showOwnLimits(_: unknown, context: CallContext): Promise<contract.ChanceLimits> {
  const now = context.now()
  return viewOf(await readChanceBuyer(context.db, callerOf(context).userId, now), now)
}

/** Concurrent with a purchase, one of the two waits: a lowered limit applies to every later purchase. */
export function changeOwnLimits(
  { body }: ParsedOf<typeof contract.changeChanceLimits>,
  context: CallContext,
): Promise<contract.ChanceLimits> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async tx => {
    await lockChanceBuyer(tx, userId)
    const buyer = await readChanceBuyer(tx, userId, now)
    const limits = {
      day: withRequestedLimit(buyer.limits.day, body.day, now),
      month: withRequestedLimit(buyer.limits.month, body.month, now),
    }
    await storeLimits(tx, userId, limits)
    return viewOf({ ...buyer, limits }, now)
  })
}

/** Refuses `age_declared` to a declared minor who declares to be an adult. */
export function declareOwnAge(
  { body }: ParsedOf<typeof contract.declareAge>,
  context: CallContext,
): Promise<contract.ChanceLimits | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async tx => {
    await lockChanceBuyer(tx, userId)
    const buyer = await readChanceBuyer(tx, userId, now)
    if (buyer.age === 'minor' && body.age !== 'minor') return refuse('age_declared')
    if (buyer.age !== body.age) await storeAge(tx, userId, body.age, now)
    return viewOf({ ...buyer, age: body.age }, now)
  })
}
