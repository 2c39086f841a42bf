/**
 * Documents of a sale (decision 0060): the summary of an order without an invoice, the invoice, its credit notes, and numbered PDFs of an
 * earlier version. Each is an unchangeable snapshot.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'
import { NumberParams } from './after-sale.ts'

export const saleDocumentKinds = ['summary', 'invoice', 'credit_note', 'earlier_invoice'] as const
export type SaleDocumentKind = (typeof saleDocumentKinds)[number]

export const SaleDocument = z
  .object({
    id: z.int(),
    kind: z.enum(saleDocumentKinds),
    number: z.string(), // `2026/12`, `NC-2026/3`; of a summary the number of its order
    issued_at: z.string(),
  })
  .meta({ id: 'SaleDocument' })
export type SaleDocument = z.infer<typeof SaleDocument>

export const DocumentParams = NumberParams.extend(IdParams.shape)

/** A link signed for sixty seconds, for this one file (decision 0011). */
export const documentLink = endpoint({
  tag: 'Orders',
  permission: 'authenticated',
  method: 'POST',
  path: '/me/orders/:number/documents/:id',
  summary: 'A link to a document of an order that opens for sixty seconds',
  params: DocumentParams,
  response: z.object({ url: z.string() }),
  problems: ['unauthenticated', 'not_found'],
})

/** The document contains the billing name and address. It goes to the mailbox, because the link alone must not reveal it. */
export const emailDocument = endpoint({
  tag: 'Orders',
  permission: 'buyer',
  limit: 'mail',
  method: 'POST',
  path: '/me/orders/:number/documents/:id/email',
  summary: 'Send a link to a document of a guest’s order to its address; it opens for a day',
  params: DocumentParams,
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})
