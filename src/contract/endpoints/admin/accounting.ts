/** The accountant's lists: the register of takings, and invoices with their credit notes (decision 0060). Amounts in cents. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { Address } from '../account/address.ts'
import { SentTo } from '../shop/orders.ts'
import { saleDocumentKinds } from '../shop/sale-documents.ts'
import { sdiCodes, unwritableReasons } from './sdi-codes.ts'
import { VatCheckOfSale } from './vat-check-of-sale.ts'

const exporting = { tag: 'Administration', permission: 'admin:invoices:export' } as const
const reading = { tag: 'Administration', permission: 'admin:invoices:read' } as const
const writing = { tag: 'Administration', permission: 'admin:invoices:write' } as const

/** Days in the shop's time zone, inclusive. */
const period = { from: z.iso.date('date').optional(), to: z.iso.date('date').optional() }

const Sums = z.object({ taxable: z.int(), vat: z.int(), due: z.int() })
const Taxed = Sums.extend({ vat_percent: z.number() })

const TakingsDay = Taxed.extend({
  id: z.string(), // day and rate
  day: z.string(),
  sales: z.int(), // part of `due`
  refunds: z.int(), // part of `due`, zero or negative
  entries: z.int(),
})
export type TakingsDay = z.infer<typeof TakingsDay>

export const adminTakings = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/takings',
  summary:
    'Register of takings by day and VAT rate, sorted newest first; `search` matches the beginning of a day',
  query: PageQuery.extend(period),
  response: pageOf(TakingsDay),
  problems: ['unauthenticated', 'forbidden'],
})

export const numberedKinds = saleDocumentKinds.filter(kind => kind !== 'summary')

/** Of the file for the exchange system. */
export const electronicStates = ['to_send', 'sent', 'delivered', 'refused'] as const

const ElectronicFile = z.object({
  state: z.enum(electronicStates),
  file_name: z.string(),
  reason: z.string(), // codes and texts of the exchange system; empty without a refusal
})

const InvoiceRow = Sums.extend({
  taxes: z.array(Taxed.extend({ natura: z.string().nullable() })), // of each VAT rate
  id: z.int(),
  kind: z.enum(numberedKinds),
  number: z.string(),
  issued_at: z.string(),
  order: z.object({ id: z.int(), number: z.string() }),
  buyer: z.object({
    name: z.string(),
    country: z.string().nullable(),
    tax_id: z.string(),
    address: SentTo.nullable(),
  }), // `tax_id`: VAT number or codice fiscale
  corrects: z.string().nullable(), // number of the invoice of a credit note
  file: ElectronicFile.nullable(), // the latest; null until it is exported or sent
  vat_check: VatCheckOfSale.nullable(), // of a business in another member state, with tax by country
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

export const adminInvoices = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/invoices',
  summary: 'Invoices and credit notes, sorted newest first; `search` matches numbers, orders and buyers',
  query: PageQuery.extend({ ...period, kind: z.enum(numberedKinds).optional() }),
  response: pageOf(InvoiceRow),
  problems: ['unauthenticated', 'forbidden'],
})

/** A document that fails a check, and what to change. */
const FailedCheck = z.object({
  id: z.int(),
  number: z.string(),
  codes: z.array(z.enum([...sdiCodes, ...unwritableReasons])),
  detail: z.string(), // first violation of the official schema
})
export type FailedCheck = z.infer<typeof FailedCheck>

export const mostExported = 2000 // documents in one file

export const exportInvoices = endpoint({
  ...exporting,
  method: 'POST',
  path: '/admin/invoices/export',
  summary:
    'Check invoices and credit notes of a period and write their XML files into a ZIP; documents that fail are listed and left out',
  body: z.strictObject({ ...period, ids: z.array(RowId).max(100).optional() }),
  response: z.object({
    file_name: z.string(),
    content: z.string(), // base64; empty without a valid document
    count: z.int(),
    failed: z.array(FailedCheck),
  }),
  problems: ['unauthenticated', 'forbidden', 'too_many'],
})

export const sendInvoice = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/invoices/:id/send',
  summary: 'Check a document and hand its file over for transmission, again after a refusal',
  params: IdParams,
  response: z.object({ file: ElectronicFile.nullable(), failed: z.array(FailedCheck) }), // null: a check failed
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state'],
})

export const correctBuyer = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/invoices/:id/buyer',
  summary:
    'Correct the buyer of a document whose file was refused or fails a check; number, day and amounts stay',
  params: IdParams,
  body: z.strictObject({ address: Address }),
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state', 'validation'],
})

export const importReceipt = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/invoices/receipts',
  summary: 'Read a receipt of the exchange system: delivered, not delivered, or refused with its reasons',
  body: z.strictObject({ xml: z.string().min(1, 'required').max(200_000, 'too_long') }),
  response: z.object({ number: z.string(), file: ElectronicFile }),
  problems: ['unauthenticated', 'forbidden'],
})
