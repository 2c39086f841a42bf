/**
 * What the holder of a key reads of an order (decision 0047). A link may be passed on, and a mailbox may be shared: of a person it shows
 * what a courier's label shows. What names or bills somebody goes to the mailbox instead.
 */
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'

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
  returns: order.returns.map(one => ({ ...one, text: '' })),
})
