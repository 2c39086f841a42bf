/**
 * Actions of a buyer after the sale (decision 0022): return damaged or wrong items, open a ticket about an order. Returns
 * are for pieces of lines. For a change of mind there is the withdrawal (withdrawals.ts), which the shop cannot refuse.
 */
import { z } from 'zod'
import { orderNumber } from '../../../domain/copied-codes.ts'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { RowId } from '../../envelope.ts'

export const returnReasons = ['withdrawal', 'damaged', 'wrong', 'other'] as const
/** Reasons a buyer can select. The withdrawal itself sets `withdrawal`. */
export const askedReturnReasons = [
  'damaged',
  'wrong',
  'other',
] as const satisfies readonly (typeof returnReasons)[number][]
export const returnStatuses = ['requested', 'approved', 'refused', 'received'] as const
export type OrderReturnStatus = (typeof returnStatuses)[number]
export const ticketStatuses = ['open', 'answered', 'closed'] as const
export const returnDays = 30 // to withdraw or to send back, from the delivery
export const statutoryWithdrawalDays = 14 // legal minimum (directive 2011/83 art. 9); we give `returnDays`
export const refundDays = 14 // from the withdrawal (art. 13); may wait for goods in transit
export const sendBackDays = 14 // for the buyer to return shipped items (art. 14)

export const Pieces = z.strictObject({
  line_id: RowId,
  quantity: z.int({ error: 'quantity' }).min(1, 'quantity').max(9999, 'quantity'),
})

export const OrderReturn = z.object({
  id: z.int(),
  reason: z.enum(returnReasons),
  text: z.string(),
  status: z.enum(returnStatuses),
  answer: z.string(),
  lines: z.array(z.object({ line_id: z.int(), title: z.string(), quantity: z.int() })),
  created_at: z.string(),
})

export const Ticket = z
  .object({
    status: z.enum(ticketStatuses),
    messages: z.array(
      z.object({ id: z.int(), is_staff: z.boolean(), name: z.string(), text: z.string(), at: z.string() }),
    ),
  })
  .meta({ id: 'OrderTicket' })
export type Ticket = z.infer<typeof Ticket>

/** The number of an order, `BA-1042`, in any spelling in which people copy it. */
export const NumberParams = z.object({
  number: z
    .string()
    .overwrite(orderNumber)
    .regex(/^BA-\d{4,12}$/),
})
export const MessageBody = z.strictObject({
  text: z.string().overwrite(cleanLines).min(1, 'required').max(4000, 'too_long'),
})

export const ReturnRequest = z.strictObject({
  reason: z.enum(askedReturnReasons),
  text: z.string().overwrite(cleanLines).max(2000, 'too_long').default(''),
  lines: z.array(Pieces).min(1).max(100),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

const area = { tag: 'Orders', permission: 'authenticated', params: NumberParams } as const

export const requestReturn = endpoint({
  ownerOnly: true,
  ...area,
  permission: 'buyer',
  method: 'POST',
  path: '/me/orders/:number/returns',
  summary: 'Ask to send goods back; the shop answers',
  body: ReturnRequest,
  response: OrderReturn,
  status: 201,
  problems: ['unauthenticated', 'not_found', 'order_state'],
})

export const readTicket = endpoint({
  ...area,
  method: 'GET',
  path: '/me/orders/:number/ticket',
  summary: 'The conversation about an order; null if there are no messages',
  response: Ticket.nullable(),
  problems: ['unauthenticated', 'not_found'],
})

export const writeTicket = endpoint({
  ownerOnly: true,
  ...area,
  permission: 'buyer',
  method: 'POST',
  path: '/me/orders/:number/ticket',
  summary: 'Write to the shop about an order; who comes with its key reads the own message alone',
  body: MessageBody,
  response: Ticket,
  status: 201,
  problems: ['unauthenticated', 'not_found', 'too_many'],
  limit: 'mail',
})
