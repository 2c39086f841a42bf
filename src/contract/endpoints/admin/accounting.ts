/** The accountant's lists: the register of takings, and invoices with their credit notes (decision 0060). Amounts in cents. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { saleDocumentKinds } from '../shop/sale-documents.ts'

const admin = { tag: 'Administration', permission: 'admin:orders' } as const

/** Days in the shop's time zone, inclusive. */
const period = { from: z.iso.date('date').optional(), to: z.iso.date('date').optional() }

const Taxed = z.object({ vat_percent: z.int(), taxable: z.int(), vat: z.int(), due: z.int() })

const TakingsDay = Taxed.extend({
  id: z.string(), // day and rate
  day: z.string(),
  sales: z.int(), // part of `due`
  refunds: z.int(), // part of `due`, zero or negative
  entries: z.int(),
})
export type TakingsDay = z.infer<typeof TakingsDay>

export const adminTakings = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/takings',
  summary:
    'Register of takings by day and VAT rate, sorted newest first; `search` matches the beginning of a day',
  query: PageQuery.extend(period),
  response: pageOf(TakingsDay),
  problems: ['unauthenticated', 'forbidden'],
})

export const numberedKinds = saleDocumentKinds.filter(kind => kind !== 'summary')

const InvoiceRow = Taxed.extend({
  id: z.int(),
  kind: z.enum(numberedKinds),
  number: z.string(),
  issued_at: z.string(),
  order: z.object({ id: z.int(), number: z.string() }),
  buyer: z.object({ name: z.string(), country: z.string().nullable(), tax_id: z.string() }), // VAT number or codice fiscale
  corrects: z.string().nullable(), // number of the invoice of a credit note
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

export const adminInvoices = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/invoices',
  summary: 'Invoices and credit notes, sorted newest first; `search` matches numbers, orders and buyers',
  query: PageQuery.extend({ ...period, kind: z.enum(numberedKinds).optional() }),
  response: pageOf(InvoiceRow),
  problems: ['unauthenticated', 'forbidden'],
})
