/**
 * Who may buy chance goods, where, and for how much (decision 0064). Pure: the quote applies the rules to what was read, and the purchase
 * applies them again under the lock of the account.
 */
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { DeclaredAge } from '@/contract/endpoints/shop/chance-limits.ts'
import type { QuoteProblem } from '@/contract/endpoints/shop/checkout.ts'
import { type ChancePeriod, chancePeriods } from '@/domain/chance-limits.ts'

export interface ChanceFacts {
  countries: readonly Country[] // where the shop sells chance goods
  /** The account and what it may still spend per period, in cents. Null: a guest, or no line is a chance good. */
  account: { age: DeclaredAge | null; remaining: Record<ChancePeriod, number | null> } | null
}

/** Returns at most one problem, the one that the buyer cannot change first. @param amount cents of chance goods in the cart */
export function chanceProblem(
  { countries, account }: ChanceFacts,
  country: Country,
  amount: number,
): Pick<QuoteProblem, 'code' | 'amount'> | undefined {
  if (!countries.includes(country)) return { code: 'chance_country', amount: null }
  if (!account) return { code: 'chance_account', amount: null }
  if (account.age === 'minor') return { code: 'chance_minor', amount: null }
  for (const period of chancePeriods) {
    const remaining = account.remaining[period]
    if (remaining !== null && amount > remaining) return { code: `chance_limit_${period}`, amount: remaining }
  }
  return undefined
}
