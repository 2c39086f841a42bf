/**
 * The value of refunded pieces of an order. Pure. The paid sum is split once over lines and shipping, to the cent. A
 * piece is worth its share of its line, so that all pieces together refund exactly what was paid.
 */
import type { Cents } from '@/domain/money.ts'
import { splitCents } from '@/domain/pricing.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import { type OrderTax, partOf } from '@/domain/tax/taxed-totals.ts'

export interface PaidLine {
  id: number
  quantity: number
  total: Cents
  discount: Cents // of this line only; the rest of the order's discount belongs to all lines
  tax_class: TaxClass
  is_digital: boolean
}

export interface PaidOrder {
  due: Cents
  subtotal: Cents
  shipping: Cents
  discount: Cents
  tax?: OrderTax | null // null or missing: one rate
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
  lines: Map<number, Cents> // shares of the paid sum, by line
  shipping: Cents
  shippingByPart: Cents[] // of each VAT rate
}

/** Splits the paid sum over lines and shipping, within each VAT rate. Discounts reduce the items only. */
export function sharesOf(order: PaidOrder, lines: readonly PaidLine[]): Shares {
  const { tax } = order
  if (!tax) return sharesOfRate(order, lines)
  const shares = tax.parts.map((part, at) => {
    const inside = lines.filter(line => partOf(tax, line) === at)
    const subtotal = inside.reduce((sum, { total }) => sum + total, 0)
    return sharesOfRate({ ...part, subtotal }, inside)
  })
  return {
    lines: new Map(shares.flatMap(share => [...share.lines])),
    shipping: shares.reduce((sum, { shipping }) => sum + shipping, 0),
    shippingByPart: shares.map(({ shipping }) => shipping),
  }
}

function sharesOfRate(
  order: Pick<PaidOrder, 'due' | 'subtotal' | 'shipping' | 'discount'>,
  lines: readonly PaidLine[],
): Shares {
  const own = lines.map(({ total, discount }) => total - discount)
  const ofLines = lines.reduce((sum, { discount }) => sum + discount, 0)
  const off = splitCents(Math.min(order.discount, order.subtotal) - ofLines, own)
  const weights = own.map((amount, at) => amount - (off[at] ?? 0))
  const parts = splitCents(order.due, [...weights, order.shipping])
  return {
    lines: new Map(lines.map((line, at) => [line.id, parts[at] ?? 0])),
    shipping: parts.at(-1) ?? 0,
    shippingByPart: [parts.at(-1) ?? 0],
  }
}

/** The parts of a refund that belong to a VAT rate: all named amounts, and those of the shipping. */
export function namedByPart(
  order: PaidOrder,
  lines: readonly PaidLine[],
  refund: Pick<EarlierRefund, 'lines' | 'shipping'>,
): { amounts: Cents[]; shipping: Cents[] } {
  const { tax } = order
  const shipping = tax
    ? splitCents(refund.shipping, sharesOf(order, lines).shippingByPart)
    : [refund.shipping]
  const amounts = shipping.map((share, at) =>
    refund.lines.reduce((sum, { line_id, amount }) => {
      const line = lines.find(({ id }) => id === line_id)
      const part = tax && line ? partOf(tax, line) : 0
      return part === at ? sum + amount : sum
    }, share),
  )
  return { amounts, shipping }
}

const givenBack = (refunds: readonly EarlierRefund[], lineId: number) =>
  refunds
    .flatMap(refund => refund.lines)
    .filter(line => line.line_id === lineId)
    .reduce((sum, line) => sum + line.quantity, 0)

/** Returns the pieces of a line that were not refunded yet. */
export const piecesLeft = (line: PaidLine, refunds: readonly EarlierRefund[]): number =>
  line.quantity - givenBack(refunds, line.id)

export interface RefundWish {
  lines: readonly { line_id: number; quantity: number; sent?: number }[] // `sent`: how many of the quantity were shipped
  shipping: boolean
  amount?: Cents // replaces the computed value
  isCapped?: boolean // limits the refund to what remains when the pieces cost more
}

/**
 * Returns the value of the requested pieces, or undefined when the request exceeds the remaining pieces or names a line
 * twice.
 */
function worthOf(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  request: RefundWish,
): RefundPlan | undefined {
  const shares = sharesOf(order, lines)
  const requestedLines: RefundLine[] = []
  for (const { line_id, quantity } of request.lines) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line || requestedLines.some(requestedLine => requestedLine.line_id === line_id)) return undefined
    if (quantity > piecesLeft(line, earlier)) return undefined
    const share = shares.lines.get(line_id) ?? 0
    const before = givenBack(earlier, line_id)
    const upTo = (pieces: number) => Math.floor((share * pieces) / line.quantity)
    requestedLines.push({ line_id, quantity, amount: upTo(before + quantity) - upTo(before) })
  }
  const sent = earlier.reduce((sum, refund) => sum + refund.shipping, 0)
  const shipping = request.shipping ? Math.max(0, shares.shipping - sent) : 0
  return {
    lines: requestedLines,
    shipping,
    amount: requestedLines.reduce((sum, line) => sum + line.amount, shipping),
  }
}

/** Returns the cents of `due` that were not refunded. `earlier` excludes refused refunds. */
export const moneyLeft = (order: PaidOrder, earlier: readonly EarlierRefund[]) =>
  order.due - earlier.reduce((sum, refund) => sum + refund.amount, 0)

/** Spreads a free amount over the requested pieces and shipping. Without either, the amount belongs to no line. */
function spread({ lines, shipping }: RefundPlan, amount: Cents): RefundPlan {
  if (lines.length === 0 && shipping === 0) return { lines: [], shipping: 0, amount }
  const parts = splitCents(amount, [...lines.map(line => line.amount), shipping])
  return {
    lines: lines.map((line, at) => ({ ...line, amount: parts[at] ?? 0 })),
    shipping: parts.at(-1) ?? 0,
    amount,
  }
}

/**
 * Returns undefined when the request exceeds what remains, names a line twice, or is empty. Free or already refunded
 * pieces give a plan of 0 cents.
 */
export function refundPlan(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  request: RefundWish,
): RefundPlan | undefined {
  const worth = worthOf(order, lines, earlier, request)
  const remaining = moneyLeft(order, earlier)
  if (!worth) return undefined
  const maximum = Math.min(worth.amount, remaining)
  const amount = request.amount ?? (request.isCapped || remaining === 0 ? maximum : worth.amount)
  const isEmpty = amount === 0 && (worth.lines.length === 0 || maximum > 0)
  if (amount > remaining || isEmpty) return undefined
  return amount === worth.amount ? worth : spread(worth, amount)
}

/**
 * Like `refundPlan`, for a form that is still being filled in: 0 is allowed, and the amount is limited to what remains.
 * Returns undefined when the request exceeds the remaining pieces.
 */
export function refundOffer(
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
  request: RefundWish,
): RefundPlan | undefined {
  const worth = worthOf(order, lines, earlier, request)
  const maximum = moneyLeft(order, earlier)
  return worth && worth.amount > maximum ? spread(worth, maximum) : worth
}

/**
 * Returns what a return refunds: its pieces, and the shipping if a withdrawal leaves nothing of the contract
 * (2011/83/EU, article 13).
 */
export const returnWish = (
  { reason, lines: back }: { reason: string; lines: RefundWish['lines'] },
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
): RefundWish => {
  const pieces = (id: number) => back.find(({ line_id }) => line_id === id)?.quantity ?? 0
  const isWhole = lines.every(line => piecesLeft(line, earlier) === pieces(line.id))
  return { lines: back, shipping: reason === 'withdrawal' && isWhole }
}

/** Returns the cents of the shipping costs that were not refunded. */
export const shippingLeft = (
  order: PaidOrder,
  lines: readonly PaidLine[],
  earlier: readonly EarlierRefund[],
): Cents => worthOf(order, lines, earlier, { lines: [], shipping: true })?.shipping ?? 0

/**
 * Returns a plan for everything that remains: all pieces, the shipping, and money that was not refunded in another way,
 * such as in the provider's dashboard. Returns undefined when there is neither.
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
