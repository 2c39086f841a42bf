/** The discounts of a quote: what is applied, why the code is not, and what is missing for the next one. Pure. */
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { OrderDiscount } from '@/contract/endpoints/shop/orders.ts'
import type { CouponRefusal, NextDiscount } from '@/contract/endpoints/shop/quote-discounts.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import {
  applyDiscounts,
  type DiscountableLine,
  type DiscountedCart,
  type DiscountFailure,
  type DiscountResult,
} from '@/domain/discounts.ts'
import { discountAtDestination } from '@/domain/tax/destination-price.ts'
import type { TaxTerms } from '@/domain/tax/tax-terms.ts'
import { type CouponRow, invalidity, refusalFor } from '../coupons/coupon-rule.ts'
import type { SaleFacts } from './sale-facts.ts'

const mostNext = 2

/** What a discount is called in texts for the buyer. */
const discountName = ({ code, names }: Pick<CouponRow, 'code' | 'names'>, locale: Locale): string =>
  wordIn(names, locale) || (code ?? '')

const refusal = (
  code: CouponRefusal['code'],
  details: Partial<Omit<CouponRefusal, 'code'>> = {},
): CouponRefusal => ({ code, amount: null, missing: null, pieces: null, starts_at: null, ...details })

function refusalOf(failure: DiscountFailure): CouponRefusal {
  switch (failure.reason) {
    case 'minimum':
      return refusal('minimum', { amount: failure.amount, missing: failure.missing })
    case 'pieces':
      return refusal('pieces', { pieces: failure.missing })
    default:
      return refusal(failure.reason)
  }
}

interface QuotedDiscounts {
  coupon: Quote['coupon']
  coupon_refusal: Quote['coupon_refusal']
  discounts: OrderDiscount[]
  next_discounts: NextDiscount[]
}

/**
 * The discounts that this buyer may use, as functions of the chosen shipping.
 *
 * @param terms the prices of the lines are those of their destination; null: list prices
 */
export function discountsOf(
  { discounts: { rows, uses }, tier, userId, minimum }: SaleFacts,
  lines: readonly DiscountableLine[],
  terms: TaxTerms | null,
  locale: Locale,
  now: Date,
) {
  const buyer = { tier, userId, uses }
  const usable = rows
    .filter(row => refusalFor(row, buyer, now) === undefined)
    .map(row => discountAtDestination(row, terms))
  const rowOf = (id: number) => usable.find(row => row.id === id)
  const nameOf = (id: number) => {
    const row = rowOf(id)
    return row ? discountName(row, locale) : ''
  }

  /** @param requestedCode null: no code was entered */
  const whyNot = (requestedCode: string, { applied, failures }: DiscountResult): CouponRefusal | null => {
    const row = rows.find(({ code }) => code === requestedCode)
    if (!row || !rowOf(row.id)) {
      const code = row ? refusalFor(row, buyer, now) : invalidity(row, now)
      const starts_at = code === 'early' ? (row?.starts_at?.toISOString() ?? null) : null
      return refusal(code ?? 'invalid', { starts_at })
    }
    if (applied.some(({ id }) => id === row.id)) return null
    const failure = failures.find(({ id }) => id === row.id)
    return failure ? refusalOf(failure) : refusal('invalid')
  }

  /** Automatic discounts only: a code that is missing something has a refusal. */
  const next = ({ failures }: DiscountResult): NextDiscount[] =>
    failures
      .flatMap((failure): NextDiscount[] => {
        const name = nameOf(failure.id)
        if (rowOf(failure.id)?.code !== null) return []
        if (failure.reason === 'minimum') return [{ name, missing: failure.missing, pieces: null }]
        return failure.reason === 'pieces' ? [{ name, missing: null, pieces: failure.missing }] : []
      })
      .sort((a, b) => (a.pieces ?? 0) - (b.pieces ?? 0) || (a.missing ?? 0) - (b.missing ?? 0))
      .slice(0, mostNext)

  return {
    appliedTo: (shipping: DiscountedCart['shipping']): DiscountResult =>
      applyDiscounts(usable, lines, { shipping, minimum }),
    describe: (requestedCode: string | null, result: DiscountResult): QuotedDiscounts => {
      const ofCode =
        requestedCode === null ? undefined : result.applied.find(({ code }) => code === requestedCode)
      return {
        coupon: ofCode ? { code: requestedCode ?? '', discount: ofCode.goods + ofCode.shipping } : null,
        coupon_refusal: requestedCode ? whyNot(requestedCode, result) : null,
        discounts: result.applied.map(discount => ({ ...discount, name: nameOf(discount.id) })),
        next_discounts: next(result),
      }
    },
  }
}
