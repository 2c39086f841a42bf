/** Content of the documents of an order, as it is stored when they are issued (decision 0060). Pure. */
import type { Company } from '@/contract/settings.ts'
import type { Cents } from '@/domain/money.ts'
import { splitCents } from '@/domain/pricing.ts'
import type { DocumentContent, DocumentRow } from '../../../db/schema/sale-documents.ts'
import { invoiceRows } from '../../invoices/invoice-rows.ts'
import type { LegalReference } from '../../invoices/legal-references.ts'
import { invoiceWords } from '../../invoices/words.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import { surchargeOf } from '../place/surcharge.ts'
import type { RefundRow } from '../refund/refunds-repo.ts'

export interface Issuer {
  site_name: string
  company: Company
}

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

function saleRows(order: OrderRow, lines: readonly OrderLineRow[]): DocumentRow[] {
  const say = wordsOf(order)
  const surcharge = surchargeOf(order)
  const amounts = invoiceRows(
    lines.map(line => line.total),
    { ...order, surcharge },
  )
  const zero = { net: 0, vat: 0, gross: 0 }
  const carriage = order.shipping - surcharge
  const coupon: DocumentRow = {
    kind: 'coupon',
    title: `${say('coupon')} ${order.coupon_code ?? ''}`.trim(),
    detail: '',
    quantity: null,
    unit: null,
    ...amounts.coupon,
  }
  const shipping: DocumentRow = {
    kind: 'shipping',
    title: say('shipping'),
    detail: order.shipping_name,
    quantity: 1,
    unit: carriage,
    ...amounts.shipping,
  }
  const extra: DocumentRow = {
    kind: 'surcharge',
    title: say('surcharge'),
    detail: order.payment_name,
    quantity: 1,
    unit: surcharge,
    ...amounts.surcharge,
  }
  return [
    ...lines.map(
      (line, at): DocumentRow => ({
        kind: 'line',
        is_digital: line.is_digital,
        title: line.title,
        detail: lineDetail(line, say('digital_note')),
        quantity: line.quantity,
        unit: line.unit_price,
        ...(amounts.lines[at] ?? zero),
      }),
    ),
    ...(order.discount > 0 ? [coupon] : []),
    ...(order.shipping_method || carriage > 0 ? [shipping] : []),
    ...(surcharge > 0 ? [extra] : []),
  ]
}

/** The rows of a refund: its pieces, the shipping, and money that belongs to no line. They add up to `sums`. */
function refundRows(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  refund: Pick<RefundRow, 'lines' | 'shipping'>,
  sums: Taxed,
): DocumentRow[] {
  const say = wordsOf(order)
  const pieces = refund.lines
    .filter(({ amount }) => amount > 0)
    .map(({ line_id, quantity, amount }) => {
      const line = lines.find(({ id }) => id === line_id)
      return {
        kind: 'line' as const,
        is_digital: line?.is_digital ?? false,
        title: line?.title ?? say('refunded_rest'),
        detail: line ? lineDetail(line, say('digital_note')) : '',
        quantity,
        gross: amount,
      }
    })
  const bare = { detail: '', quantity: null }
  const named = pieces.reduce((sum, { gross }) => sum + gross, refund.shipping)
  const rows = [
    ...pieces,
    ...(refund.shipping > 0
      ? [{ kind: 'shipping' as const, title: say('shipping'), ...bare, gross: refund.shipping }]
      : []),
    ...(named < sums.due
      ? [{ kind: 'rest' as const, title: say('refunded_rest'), ...bare, gross: sums.due - named }]
      : []),
  ]
  const weights = rows.map(({ gross }) => gross)
  const grosses = splitCents(sums.due, weights)
  const nets = splitCents(sums.taxable, weights)
  return rows.map((row, at) => {
    const [net, gross] = [nets[at] ?? 0, grosses[at] ?? 0]
    return { ...row, unit: null, net, vat: gross - net, gross }
  })
}

const commonContent = (order: OrderRow, { site_name, company }: Issuer) => ({
  locale: order.locale,
  currency: order.currency,
  site_name,
  seller: company,
  buyer: {
    address: order.billing_address,
    email: order.billing_address ? null : order.contact_email,
  },
  order: {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    payment_method: order.payment_method,
    payment_name: order.payment_name,
    shipping_name: order.shipping_name,
    tier: order.tier,
  },
})

/** Content of a summary or an invoice. `law` is empty for an invoice. */
export const saleContent = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  issuer: Issuer,
  law: LegalReference[],
): DocumentContent => ({
  ...commonContent(order, issuer),
  rows: saleRows(order, lines),
  corrects: null,
  law,
})

/** Content of a credit note. Its buyer is that of the invoice, because the order's data may have been erased. */
export const creditContent = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  credit: {
    refund: Pick<RefundRow, 'lines' | 'shipping'>
    sums: Taxed
    issuer: Issuer
    buyer: DocumentContent['buyer']
    corrects: NonNullable<DocumentContent['corrects']>
    law: LegalReference[]
  },
): DocumentContent => ({
  ...commonContent(order, credit.issuer),
  buyer: credit.buyer,
  rows: refundRows(order, lines, credit.refund, credit.sums),
  corrects: credit.corrects,
  law: credit.law,
})
