/**
 * What giving back pieces of an order is worth: pure. The sum that was paid is split over lines and shipping once, to the cent;
 * a piece is worth its share of its line, so that all pieces together give back exactly what was paid.
 */
import type { Cents } from '../../../src/domain/money.ts'
import { splitCents } from '../../../src/domain/pricing.ts'

export interface PaidLine {
  id: number
  quantity: number
  total: Cents
}

export interface PaidOrder {
  due: Cents
  subtotal: Cents
  shipping: Cents
  discount: Cents
}

export interface RefundLine {
  line_id: number
  quantity: number
  amount: Cents
}

export interface EarlierRefund {
  lines: readonly RefundLine[]
  shipping: Cents
  amount: Cents
}

export interface RefundPlan {
  lines: RefundLine[]
  shipping: Cents
  amount: Cents
}

export interface Shares {
  lines: Map<number, Cents> // of the sum that was paid, by line
  shipping: Cents
}

/** Splits the paid sum over lines and shipping; the coupon reduces the items only. */
export function sharesOf(order: PaidOrder, lines: readonly PaidLine[]): Shares {
  const off = splitCents(
    Math.min(order.discount, order.subtotal),
    lines.map(line => line.total),
  )
  const weights = lines.map((line, at) => line.total - (off[at] ?? 0))
  const parts = splitCents(order.due, [...weights, order.shipping])
  return {
    lines: new Map(lines.map((line, at) => [line.id, parts[at] ?? 0])),
    shipping: parts.at(-1) ?? 0,
  }
}

const givenBack = (refunds: readonly EarlierRefund[], lineId: number) =>
  refunds
    .flatMap(refund => refund.lines)
    .filter(line => line.line_id === lineId)
    .reduce((sum, line) => sum + line.quantity, 0)

/** Pieces of a line that were not refunded yet. */
export const piecesLeft = (line: PaidLine, refunds: readonly EarlierRefund[]): number =>
  line.quantity - givenBack(refunds, line.id)

export interface RefundWish {
  lines: readonly { line_id: number; quantity: number; sent?: number }[] // `sent`: of the quantity, pieces that were shipped
  shipping: boolean
  amount?: Cents // instead of what they are worth
  isCapped?: boolean // refund what is left when that is less than the items cost
}

/** What the wished pieces are worth; undefined when it asks for more pieces than are left, or for a line twice. */
function worthOf(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  wish: RefundWish,
): RefundPlan | undefined {
  const shares = sharesOf(order, lines)
  const wanted: RefundLine[] = []
  for (const { line_id, quantity } of wish.lines) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || wanted.some(one => one.line_id === line_id)) return undefined
    if (quantity > piecesLeft(line, earlier)) return undefined
    const share = shares.lines.get(line_id) ?? 0
    const before = givenBack(earlier, line_id)
    const upTo = (pieces: number) => Math.floor((share * pieces) / line.quantity)
    wanted.push({ line_id, quantity, amount: upTo(before + quantity) - upTo(before) })
  }
  const sent = earlier.reduce((sum, refund) => sum + refund.shipping, 0)
  const shipping = wish.shipping ? Math.max(0, shares.shipping - sent) : 0
  return { lines: wanted, shipping, amount: wanted.reduce((sum, line) => sum + line.amount, shipping) }
}

/** Cents of `due` that were not refunded; `earlier` is without refused refunds. */
export const moneyLeft = (order: PaidOrder, earlier: readonly EarlierRefund[]) =>
  order.due - earlier.reduce((sum, refund) => sum + refund.amount, 0)

/** A sum of its own over what it is for; without pieces and shipping it is for nothing in particular. */
function spread({ lines, shipping }: RefundPlan, amount: Cents): RefundPlan {
  if (lines.length === 0 && shipping === 0) return { lines: [], shipping: 0, amount }
  const parts = splitCents(amount, [...lines.map(line => line.amount), shipping])
  return {
    lines: lines.map((line, at) => ({ ...line, amount: parts[at] ?? 0 })),
    shipping: parts.at(-1) ?? 0,
    amount,
  }
}

/** Undefined when the request exceeds what remains, names a line twice, or is empty. Free or already refunded pieces make a plan of 0 cents. */
export function refundPlan(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  wish: RefundWish,
): RefundPlan | undefined {
  const worth = worthOf(order, lines, earlier, wish)
  const left = moneyLeft(order, earlier)
  if (!worth) return undefined
  const most = Math.min(worth.amount, left)
  const amount = wish.amount ?? (wish.isCapped || left === 0 ? most : worth.amount)
  const isEmpty = amount === 0 && (worth.lines.length === 0 || most > 0)
  if (amount > left || isEmpty) return undefined
  return amount === worth.amount ? worth : spread(worth, amount)
}

/** As `refundPlan` for a form still being filled in: 0 is allowed, never more than is left; undefined when it asks for too many pieces. */
export function refundOffer(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  wish: RefundWish,
): RefundPlan | undefined {
  const worth = worthOf(order, lines, earlier, wish)
  const most = moneyLeft(order, earlier)
  return worth && worth.amount > most ? spread(worth, most) : worth
}

/** What a return gives back: its pieces, and the shipping where a withdrawal leaves nothing of the contract (2011/83/EU, article 13). */
export const returnWish = (
  { reason, lines: back }: { reason: string; lines: RefundWish['lines'] },
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
): RefundWish => {
  const pieces = (id: number) => back.find(({ line_id }) => line_id === id)?.quantity ?? 0
  const isWhole = lines.every(line => piecesLeft(line, earlier) === pieces(line.id))
  return { lines: back, shipping: reason === 'withdrawal' && isWhole }
}

/** Cents of the shipping costs that were not refunded. */
export const shippingLeft = (
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
): Cents => worthOf(order, lines, earlier, { lines: [], shipping: true })?.shipping ?? 0

/**
 * Everything that is left: every piece, the shipping, and the money that has not gone back in another way, such as in the provider's own
 * dashboard. Undefined when there is neither.
 */
export function restPlan(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
): RefundPlan | undefined {
  const pieces = lines
    .map(line => ({ line_id: line.id, quantity: piecesLeft(line, earlier) }))
    .filter(({ quantity }) => quantity > 0)
  const plan = worthOf(order, lines, earlier, { lines: pieces, shipping: true })
  const amount = Math.min(plan?.amount ?? 0, moneyLeft(order, earlier))
  return plan && (amount > 0 || plan.lines.length > 0) ? { ...plan, amount } : undefined
}
