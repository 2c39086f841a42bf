/** Collects the content of an order's invoice. The numbers are those of the day of payment. */
import { formatTag } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { formatMoney } from '@/domain/money.ts'
import { dayWords } from '@/i18n/dates.ts'
import type { AppContext } from '../../../kernel/context.ts'
import { creaturePng } from '../../invoices/creature-png.ts'
import type { InvoiceFacts } from '../../invoices/invoice-pdf.ts'
import { invoiceRows } from '../../invoices/invoice-rows.ts'
import type { InvoiceRow as Issued } from '../../invoices/invoices-repo.ts'
import { invoiceNumber } from '../../invoices/issue-invoice.ts'
import { invoiceWords } from '../../invoices/words.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { writtenAddress } from '../order-emails.ts'
import { linesOf, type OrderLineRow, type OrderRow } from '../orders-repo.ts'
import { surchargeOf } from '../place/surcharge.ts'

type Say = InvoiceFacts['say']

function rowsOf(order: OrderRow, lines: readonly OrderLineRow[], say: Say): InvoiceFacts['rows'] {
  const surcharge = surchargeOf(order)
  const amounts = invoiceRows(
    lines.map(line => line.total),
    { ...order, surcharge },
  )
  const zero = { net: 0, vat: 0, gross: 0 }
  const coupon = { ...amounts.coupon, title: `${say('coupon')} ${order.coupon_code ?? ''}`, detail: '' }
  const sending = { ...amounts.shipping, title: say('shipping'), detail: order.shipping_name }
  const extra = { ...amounts.surcharge, title: say('surcharge'), detail: order.payment_name }
  const carriage = order.shipping - surcharge
  return [
    ...lines.map((line, at) => ({
      ...(amounts.lines[at] ?? zero),
      title: line.title,
      detail: [line.sku, line.choice, line.is_digital ? say('digital_note') : ''].filter(Boolean).join(' · '),
      quantity: line.quantity,
      unit: line.unit_price,
    })),
    ...(order.discount > 0 ? [{ ...coupon, quantity: null, unit: null }] : []),
    ...(order.shipping_method || carriage > 0 ? [{ ...sending, quantity: 1, unit: carriage }] : []),
    ...(surcharge > 0 ? [{ ...extra, quantity: 1, unit: surcharge }] : []),
  ]
}

function buyerLines(order: OrderRow, say: Say): string[] {
  const address = order.billing_address
  if (!address) return [order.contact_email ?? '—']
  const { partita_iva, codice_fiscale, sdi, pec } = address
  return [
    ...writtenAddress(address, order.locale),
    partita_iva && `${say('vat_number')} ${partita_iva}`,
    codice_fiscale && `${say('tax_code')} ${codice_fiscale}`,
    [sdi && `SDI ${sdi}`, pec].filter(Boolean).join(' · '),
  ].filter(Boolean)
}

const tierWords = { base: '', reseller: 'tier_reseller', other: 'tier_other' } as const

/**
 * Returns the PDF, in the language of the order. Stores nothing: it is rendered for each download, with the shop's
 * current name and colours.
 */
export async function writeInvoice(order: OrderRow, invoice: Issued, context: AppContext): Promise<Buffer> {
  const iso = formatTag(order.locale)
  const say: Say = (key, values) => invoiceWords(order.locale, `invoice.${key}`, values)
  const lines = await linesOf(context.db, [order.id])
  const { site_name, vuetify_colors: palette } = await shopSettings(context.db)
  const tier = tierWords[order.tier]
  const { invoicePdf } = await import('../../invoices/invoice-pdf.ts') // loaded with its library on the first invoice
  return invoicePdf({
    palette,
    number: invoiceNumber(invoice),
    issued: dayWords(invoice.issued_at, order.locale, 'long'),
    language: iso,
    created: invoice.issued_at,
    siteName: site_name,
    seller: invoice.seller,
    buyer: buyerLines(order, say),
    order: [
      order.number,
      dayWords(order.placed_at, order.locale, 'long'),
      say('paid_with', { method: order.payment_name }),
      order.shipping_name,
      tier && say(tier),
    ].filter(Boolean),
    rows: rowsOf(order, lines, say),
    vat_percent: order.vat_percent,
    taxable: order.taxable,
    vat: order.vat,
    due: order.due,
    paid: say('paid_on', { day: dayWords(invoice.issued_at, order.locale, 'short') }),
    link: `${context.config.publicUrl}${href('accountOrders', order.locale)}?order=${order.number}`,
    creature: await creaturePng('gufosaggio'),
    say,
    money: cents => formatMoney(cents, iso, order.currency),
  })
}
