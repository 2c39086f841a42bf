/** The rows of the documents of a sale and of a refund, per VAT rate (decisions 0060 and 0065). Pure. */
import type { Cents } from '@/domain/money.ts'
import { splitCents } from '@/domain/pricing.ts'
import { partOf, taxedAmount } from '@/domain/tax/taxed-totals.ts'
import type { DocumentRow } from '../../../db/schema/sale-documents.ts'
import { couponAmounts, type InvoiceSums, invoiceRows } from '../../invoices/invoice-rows.ts'
import { invoiceWords } from '../../invoices/words.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { surchargeOf } from '../place/surcharge.ts'
import { namedByPart } from '../refund/refund-plan.ts'
import type { RefundRow } from '../refund/refunds-repo.ts'

interface Taxed {
  taxable: Cents
  vat: Cents
  due: Cents
}

const wordsOf =
  ({ locale }: OrderRow) =>
  (key: string): string =>
    invoiceWords(locale, `invoice.${key}`)

const lineDetail = ({ sku, choice, is_digital }: OrderLineRow, digitalNote: string): string =>
  [sku, choice, is_digital ? digitalNote : ''].filter(Boolean).join(' · ')

/** Names the discounts that reduce the goods. An order from before they were stored has its code only. */
function discountTitle({ discounts, coupon_code }: OrderRow, word: string): string {
  const names = discounts.filter(({ goods }) => goods > 0).map(({ code, name }) => code ?? name)
  return `${word} ${names.length > 0 ? names.join(', ') : (coupon_code ?? '')}`.trim()
}

/** The lines and sums that share one VAT rate. */
interface RateGroup {
  part: number | undefined // undefined without tax by country
  lines: readonly OrderLineRow[]
  sums: InvoiceSums
  off: ReturnType<typeof couponAmounts>
}

function groupsOf(order: OrderRow, lines: readonly OrderLineRow[]): RateGroup[] {
  const { tax } = order
  const surcharge = surchargeOf(order)
  if (!tax) return [{ part: undefined, lines, sums: { ...order, surcharge }, off: couponAmounts(order) }]
  const surcharges = splitCents(
    surcharge,
    tax.parts.map(({ shipping }) => shipping),
  )
  return tax.parts.map((part, at) => ({
    part: at,
    lines: lines.filter(line => partOf(tax, line) === at),
    sums: { ...part, surcharge: surcharges[at] ?? 0 },
    off: taxedAmount(part.discount, part, tax.terms.mode),
  }))
}

/** Lines in their order, then coupon, shipping and surcharge of each rate. */
export function saleRows(order: OrderRow, lines: readonly OrderLineRow[]): DocumentRow[] {
  const say = wordsOf(order)
  const groups = groupsOf(order, lines).map(group => ({
    ...group,
    amounts: invoiceRows(
      group.lines.map(({ total }) => total),
      group.sums,
      group.off,
    ),
  }))
  const zero = { net: 0, vat: 0, gross: 0 }
  const lineRow = (line: OrderLineRow): DocumentRow => {
    const group = groups.find(one => one.lines.includes(line))
    return {
      kind: 'line',
      is_digital: line.is_digital,
      ...(group?.part !== undefined && { part: group.part }),
      title: line.title,
      detail: lineDetail(line, say('digital_note')),
      quantity: line.quantity,
      unit: line.unit_price,
      ...(group?.amounts.lines[group.lines.indexOf(line)] ?? zero),
    }
  }
  const extras = groups.flatMap(({ part, sums, amounts }): DocumentRow[] => {
    const at = part === undefined ? {} : { part }
    const carriage = sums.shipping - sums.surcharge
    const isFree = part === undefined || (part === 0 && order.shipping === 0)
    const isShown = carriage > 0 || (order.shipping_method !== null && isFree)
    const coupon: DocumentRow = {
      kind: 'coupon',
      ...at,
      title: discountTitle(order, say('coupon')),
      detail: '',
      quantity: null,
      unit: null,
      ...amounts.coupon,
    }
    const shipping: DocumentRow = {
      kind: 'shipping',
      ...at,
      title: say('shipping'),
      detail: order.shipping_name,
      quantity: 1,
      unit: carriage,
      ...amounts.shipping,
    }
    const extra: DocumentRow = {
      kind: 'surcharge',
      ...at,
      title: say('surcharge'),
      detail: order.payment_name,
      quantity: 1,
      unit: sums.surcharge,
      ...amounts.surcharge,
    }
    return [
      ...(sums.discount > 0 ? [coupon] : []),
      ...(isShown ? [shipping] : []),
      ...(sums.surcharge > 0 ? [extra] : []),
    ]
  })
  return [...lines.map(lineRow), ...extras]
}

/**
 * The rows of a refund: its pieces, the shipping, and money that belongs to no line. They add up to the sums of each rate.
 *
 * @param sums of each rate of the invoice, in their order
 * @param restKey translation key of the title of money that belongs to no line
 */
export function refundRows(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  refund: Pick<RefundRow, 'lines' | 'shipping'>,
  sums: readonly Taxed[],
  restKey: 'refunded_rest' | 'credited_rest',
): DocumentRow[] {
  const { tax } = order
  const { shipping } = namedByPart(order, lines, refund)
  return sums.flatMap((part, at) => {
    const isHere = (line: OrderLineRow | undefined) =>
      !tax || (line === undefined ? at === 0 : partOf(tax, line) === at)
    const rows = refundRowsOf(order, lines, { ...refund, shipping: shipping[at] ?? 0, restKey }, part, isHere)
    return tax ? rows.map(row => ({ ...row, part: at })) : rows
  })
}

function refundRowsOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  refund: Pick<RefundRow, 'lines' | 'shipping'> & { restKey: string },
  sums: Taxed,
  isHere: (line: OrderLineRow | undefined) => boolean,
): DocumentRow[] {
  const say = wordsOf(order)
  const pieces = refund.lines
    .filter(({ amount }) => amount > 0)
    .flatMap(({ line_id, quantity, amount }) => {
      const line = lines.find(({ id }) => id === line_id)
      if (!isHere(line)) return []
      return [
        {
          kind: 'line' as const,
          is_digital: line?.is_digital ?? false,
          title: line?.title ?? say(refund.restKey),
          detail: line ? lineDetail(line, say('digital_note')) : '',
          quantity,
          gross: amount,
        },
      ]
    })
  const bare = { detail: '', quantity: null }
  const named = pieces.reduce((sum, { gross }) => sum + gross, refund.shipping)
  const rows = [
    ...pieces,
    ...(refund.shipping > 0
      ? [{ kind: 'shipping' as const, title: say('shipping'), ...bare, gross: refund.shipping }]
      : []),
    ...(named < sums.due
      ? [{ kind: 'rest' as const, title: say(refund.restKey), ...bare, gross: sums.due - named }]
      : []),
  ]
  if (sums.due === 0) return []
  const weights = rows.map(({ gross }) => gross)
  const grosses = splitCents(sums.due, weights)
  const nets = splitCents(sums.taxable, weights)
  return rows.map((row, at) => {
    const [net, gross] = [nets[at] ?? 0, grosses[at] ?? 0]
    return { ...row, unit: null, net, vat: gross - net, gross }
  })
}
