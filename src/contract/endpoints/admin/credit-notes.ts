/** Credit notes that the shop issues by hand, for an invoice that is too high (decision 0060). Amounts in cents. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'
import { Pieces } from '../shop/after-sale.ts'
import { SaleDocument } from '../shop/sale-documents.ts'

const writing = { tag: 'Administration', permission: 'admin:invoices:write' } as const

/** Credited pieces and shipping. `amount` replaces their value. */
const CreditWish = z.strictObject({
  lines: z.array(Pieces).max(100).default([]),
  shipping: z.boolean().default(false),
  amount: z.int().min(1, 'required').max(1_000_000_000).optional(),
})

const CreditOffer = z.object({
  lines: z.array(Pieces.extend({ amount: z.int() })), // of the request
  shipping: z.int(), // of the request
  amount: z.int(), // value of the request, at most the remaining amount
  left: z.object({
    amount: z.int(), // of the invoice, without its credit notes
    shipping: z.int(),
    lines: z.array(Pieces.extend({ title: z.string(), quantity: z.int() })), // pieces without a credit note
  }),
})
export type CreditOffer = z.infer<typeof CreditOffer>

export const previewCreditNote = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/invoices/:id/credit-notes/preview',
  summary: 'What a credit note for these pieces and the shipping would credit; nothing is written',
  changesNothing: true,
  params: IdParams,
  body: CreditWish,
  response: CreditOffer,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_refundable'],
})

export const issueCreditNote = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/invoices/:id/credit-notes',
  summary: 'Issue a credit note for pieces, shipping or an amount of an invoice; it refunds no money',
  params: IdParams,
  body: CreditWish.extend({
    reason: z.string().overwrite(cleanLine).min(1, 'required').max(200, 'too_long'),
  }),
  response: z.object({ document: SaleDocument, amount: z.int() }),
  problems: ['unauthenticated', 'forbidden', 'not_found', 'not_refundable', 'idempotency_key', 'validation'],
})
