/** The stored response of VIES for the VAT number of a sale, as the shop and its accountant see it (decision 0065). */
import { z } from 'zod'
import { vatCheckStates } from '../shop/checkout.ts'

const Response = z.object({
  state: z.enum(vatCheckStates),
  checked_at: z.string(),
  request_identifier: z.string(), // proof of the request; empty if VIES returned none
})

/** Decides the VAT of the sale: without a valid number it is the Italian one. */
export const VatCheckOfSale = z.object({
  vat_number: z.string(),
  at_sale: Response.nullable(), // null: the number was not requested before the order
  later: Response.nullable(), // latest response after the order; it changes nothing by itself
})
export type VatCheckOfSale = z.infer<typeof VatCheckOfSale>
