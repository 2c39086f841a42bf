/**
 * What the holder of a key reads of an order (decision 0047). A link may be forwarded, and a mailbox may be shared, so
 * the personal data is limited to what a courier's label shows. Names and billing data are sent by email instead.
 */
import type { Order } from '@/contract/endpoints/shop/orders.ts'

/** `mario@example.com` → `m…@example.com`. */
export const partOfEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')

const labelOf = (address: Order['shipping_address']): Order['shipping_address'] =>
  address && { ...address, phone: '', codice_fiscale: '', partita_iva: '', sdi: '', pec: '' }

export const withoutPerson = (order: Order): Order => ({
  ...order,
  shipping_address: labelOf(order.shipping_address),
  billing_address: null,
  paid_by: order.paid_by && { ...order.paid_by, detail: '' },
  note: '',
  lines: order.lines.map(line => ({ ...line, note_worksheet: '', note_production: '' })),
  returns: order.returns.map(returnRow => ({ ...returnRow, text: '' })),
})
