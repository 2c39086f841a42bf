/**
 * The discounts of a cart (decision 0077): with a code or automatic, on goods, on shipping or "buy X get Y". Pure. Server and
 * administration compute every discount with `applyDiscounts`.
 */
import { bundlePieces } from './bundle-pieces.ts'
import type { Cents } from './money.ts'
import { couponDiscount, splitCents, type Tier } from './pricing.ts'

export const discountKinds = ['goods', 'bundle', 'shipping'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** Whether a minimum is compared with the goods before or after the discounts that are applied earlier. */
export const minimumBases = ['before', 'after'] as const
export type MinimumBasis = (typeof minimumBases)[number]

export interface DiscountRule {
  id: number
  code: string | null // null: automatic
  kind: DiscountKind
  percent: number | null // of `goods`: either percent or amount
  amount: Cents | null
  minimum: Cents // of the goods it applies to
  product_ids: readonly number[] // goods it applies to, with those of the categories; both empty: all goods
  category_ids: readonly number[]
  buy_quantity: number | null // of `bundle`: X pieces of the goods above
  get_quantity: number | null // Y discounted pieces of the goods below; both empty: the same goods as X
  get_percent: number | null // 100: free
  get_product_ids: readonly number[]
  get_category_ids: readonly number[]
  shipping_methods: readonly string[] // of `shipping`: codes of the free methods; empty: all
  is_combinable: boolean // with other combinable discounts
}

export interface DiscountableLine {
  product_id: number
  category_id: number | null // null: the product was deleted
  quantity: number
  unit_price: Cents
  total: Cents
}

export interface DiscountedCart {
  shipping: { code: string; price: Cents } | null // null: nothing is shipped
  minimum: MinimumBasis
}

interface AppliedDiscount {
  id: number
  code: string | null
  goods: Cents // what it takes off the goods
  shipping: Cents // what it takes off the shipping
}

/** `elsewhere`: no goods it applies to. `shipping`: there is no shipping price to reduce. `combination`: other discounts are worth more. */
export type DiscountFailure = { id: number } & (
  | { reason: 'elsewhere' | 'shipping' | 'combination' }
  | { reason: 'minimum'; amount: Cents; missing: Cents }
  | { reason: 'pieces'; missing: number }
)

export interface DiscountResult {
  applied: AppliedDiscount[] // in the order of application
  failures: DiscountFailure[]
  lines: Cents[] // discounts of certain goods, by line; the rest of `goods` belongs to all lines
  goods: Cents
  shipping: Cents
}

interface Limits {
  is_active: boolean
  starts_at: string | Date | null
  ends_at: string | Date | null
  uses: number
  max_uses: number | null
}

/** `off`: switched off, `over`: past its end (excluded), `used`: used up. The first state that applies is returned. */
export const discountStates = ['active', 'scheduled', 'off', 'over', 'used'] as const
export type DiscountState = (typeof discountStates)[number]

export function discountState(
  { is_active, starts_at, ends_at, uses, max_uses }: Limits,
  now: Date,
): DiscountState {
  if (!is_active) return 'off'
  if (ends_at && new Date(ends_at) <= now) return 'over'
  if (max_uses !== null && uses >= max_uses) return 'used'
  return starts_at && new Date(starts_at) > now ? 'scheduled' : 'active'
}

/** Whether a buyer of this tier and account may use it. Without tiers and accounts every buyer may. */
export const isForBuyer = (
  { tiers, user_ids }: { tiers: readonly Tier[]; user_ids: readonly number[] },
  { tier, userId }: { tier: Tier; userId: number | null },
): boolean =>
  (tiers.length === 0 || tiers.includes(tier)) &&
  (user_ids.length === 0 || (userId !== null && user_ids.includes(userId)))

interface Target {
  product_ids: readonly number[]
  category_ids: readonly number[]
}

const isLimited = ({ product_ids, category_ids }: Target): boolean =>
  product_ids.length > 0 || category_ids.length > 0

const contains = (target: Target, { product_id, category_id }: DiscountableLine): boolean =>
  !isLimited(target) ||
  target.product_ids.includes(product_id) ||
  (category_id !== null && target.category_ids.includes(category_id))

const givenTarget = (discount: DiscountRule): Target => {
  const target = { product_ids: discount.get_product_ids, category_ids: discount.get_category_ids }
  return isLimited(target) ? target : discount
}

/** Bundles, percentages and amounts of certain goods, percentages and amounts of all goods, shipping. */
function rankOf(discount: DiscountRule): number {
  if (discount.kind === 'bundle') return 0
  if (discount.kind === 'shipping') return 5
  return (isLimited(discount) ? 1 : 3) + (discount.percent === null ? 1 : 0)
}

const inOrder = (discounts: readonly DiscountRule[]): DiscountRule[] =>
  [...discounts].sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id)

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

interface Working {
  own: Cents[] // discounts of certain goods, by line
  spread: Cents[] // share of each line of the discounts of all goods
  counted: number[] // pieces of each line that belong to a bundle
  shipping: Cents // taken off the shipping
}

function failureOf(
  discount: DiscountRule,
  lines: readonly DiscountableLine[],
  { minimum }: DiscountedCart,
  remaining: readonly Cents[],
): DiscountFailure | undefined {
  const { id, minimum: amount } = discount
  const inside = lines.map(line => contains(discount, line))
  const goods = total(lines.map((line, at) => (inside[at] ? line.total : 0)))
  if (goods === 0 && isLimited(discount)) return { id, reason: 'elsewhere' }
  const counted = minimum === 'before' ? goods : total(remaining.filter((_, at) => inside[at]))
  return counted < amount ? { id, reason: 'minimum', amount, missing: amount - counted } : undefined
}

/** Pieces missing to the first discounted one. */
function missingPieces(
  discount: DiscountRule,
  lines: readonly DiscountableLine[],
  free: readonly number[],
): number {
  const pieces = (target: Target) => total(free.filter((_, at) => lines[at] && contains(target, lines[at])))
  const buy = discount.buy_quantity ?? 1
  const target = givenTarget(discount)
  if (target === discount) return Math.max(1, buy + 1 - pieces(discount))
  return Math.max(1, Math.max(0, buy - pieces(discount)) + (pieces(target) === 0 ? 1 : 0))
}

function applyBundle(
  discount: DiscountRule,
  lines: readonly DiscountableLine[],
  working: Working,
): { amounts: Cents[] } | DiscountFailure {
  const free = lines.map(({ quantity }, at) => quantity - (working.counted[at] ?? 0))
  const { given, counted } = bundlePieces(
    lines.map((line, at) => ({
      unit_price: line.unit_price,
      pieces: free[at] ?? 0,
      isBought: contains(discount, line),
      isGiven: contains(givenTarget(discount), line),
    })),
    discount.buy_quantity ?? 1,
    discount.get_quantity ?? 1,
  )
  if (total(given) === 0)
    return { id: discount.id, reason: 'pieces', missing: missingPieces(discount, lines, free) }
  for (const [at, pieces] of counted.entries()) working.counted[at] = (working.counted[at] ?? 0) + pieces
  const percent = discount.get_percent ?? 100
  const perPiece = lines.map(({ unit_price }) => couponDiscount(unit_price, { percent, amount: null }))
  return { amounts: given.map((pieces, at) => pieces * (perPiece[at] ?? 0)) }
}

function applyOne(
  discount: DiscountRule,
  lines: readonly DiscountableLine[],
  cart: DiscountedCart,
  working: Working,
): AppliedDiscount | DiscountFailure {
  const { id, code, kind } = discount
  const remaining = lines.map((line, at) => line.total - (working.own[at] ?? 0) - (working.spread[at] ?? 0))
  const failure = failureOf(discount, lines, cart, remaining)
  if (failure) return failure
  if (kind === 'shipping') {
    const { shipping } = cart
    const isFree =
      discount.shipping_methods.length === 0 || discount.shipping_methods.includes(shipping?.code ?? '')
    const off = shipping && isFree ? Math.max(0, shipping.price - working.shipping) : 0
    if (off === 0) return { id, reason: 'shipping' }
    working.shipping += off
    return { id, code, goods: 0, shipping: off }
  }
  const add = (to: Cents[], amounts: readonly Cents[]) => {
    for (const [at, amount] of amounts.entries()) to[at] = (to[at] ?? 0) + amount
    return { id, code, goods: total(amounts), shipping: 0 }
  }
  if (kind === 'bundle') {
    const result = applyBundle(discount, lines, working)
    return 'amounts' in result ? add(working.own, result.amounts) : result
  }
  const weights = remaining.map((left, at) => (lines[at] && contains(discount, lines[at]) ? left : 0))
  const amounts = splitCents(couponDiscount(total(weights), discount), weights)
  return add(isLimited(discount) ? working.own : working.spread, amounts)
}

function applySet(
  discounts: readonly DiscountRule[],
  lines: readonly DiscountableLine[],
  cart: DiscountedCart,
): DiscountResult {
  const none = () => lines.map(() => 0)
  const working: Working = { own: none(), spread: none(), counted: none(), shipping: 0 }
  const results = inOrder(discounts).map(discount => applyOne(discount, lines, cart, working))
  const applied = results.filter(result => 'goods' in result)
  return {
    applied: applied.filter(({ code, goods, shipping }) => code !== null || goods + shipping > 0),
    failures: results.filter(result => 'reason' in result),
    lines: working.own,
    goods: total(working.own) + total(working.spread),
    shipping: working.shipping,
  }
}

/**
 * Combinable discounts are applied together, any other one alone. The buyer gets the set that is worth most; of equal sets
 * the one with the code, then the combinable ones, then the lower id. Never more than the goods and the shipping.
 */
export function applyDiscounts(
  discounts: readonly DiscountRule[],
  lines: readonly DiscountableLine[],
  cart: DiscountedCart,
): DiscountResult {
  const alone = inOrder(discounts.filter(({ is_combinable }) => !is_combinable)).sort((a, b) => a.id - b.id)
  const sets = [discounts.filter(({ is_combinable }) => is_combinable), ...alone.map(discount => [discount])]
  const results = sets.map(set => applySet(set, lines, cart))
  const hasCode = ({ applied }: DiscountResult) => Number(applied.some(({ code }) => code !== null))
  const [best] = results
    .map((result, at) => ({ result, at }))
    .sort(
      (a, b) =>
        b.result.goods + b.result.shipping - (a.result.goods + a.result.shipping) ||
        hasCode(b.result) - hasCode(a.result) ||
        a.at - b.at,
    )
  if (!best) throw new Error('the set of combinable discounts always exists')
  const failures = results.flatMap(result => [
    ...result.failures,
    ...(result === best.result
      ? []
      : result.applied.map(({ id }) => ({ id, reason: 'combination' as const }))),
  ])
  return { ...best.result, failures }
}
