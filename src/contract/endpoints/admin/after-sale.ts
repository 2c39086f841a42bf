/** Returns and tickets of orders in the administration. A rejected request changes nothing. */
import { z } from 'zod'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { MessageBody, returnReasons, returnStatuses, Ticket, ticketStatuses } from '../shop/after-sale.ts'
import { AdminOrder } from './orders.ts'

const reading = { tag: 'Administration', permission: 'admin:returns:read' } as const
const writing = { tag: 'Administration', permission: 'admin:returns:write' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found', 'order_state'] as const

const Buyer = z.object({ id: z.int().nullable(), name: z.string(), email: z.string() })

const ReturnRow = z.object({
  id: z.int(),
  order: z.object({ id: z.int(), number: z.string() }),
  buyer: Buyer,
  reason: z.enum(returnReasons),
  text: z.string(),
  status: z.enum(returnStatuses),
  answer: z.string(),
  lines: z.array(z.object({ line_id: z.int(), title: z.string(), quantity: z.int() })),
  worth: SaleAmount.nullable(), // cents, what was paid for the pieces
  refundable: SaleAmount.nullable(), // amount that a refund would return now
  can_refund: z.boolean(), // its items are part of the payment, also at a price of 0 cents
  created_at: z.string(),
  version: z.string(), // of the shop's reply
})
export type ReturnRow = z.infer<typeof ReturnRow>

export const adminReturns = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/returns',
  summary: 'Goods sent back, those that wait for an answer first; `search` finds order numbers and names',
  query: PageQuery.extend({ status: z.enum([...returnStatuses, 'open']).optional() }), // `open` means requested or in transit
  response: pageOf(ReturnRow).extend({
    counts: z.object({
      all: z.int(),
      open: z.int(),
      requested: z.int(),
      approved: z.int(),
      received: z.int(),
      refused: z.int(),
    }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const decideReturn = endpoint({
  ...writing,
  method: 'PATCH',
  path: '/admin/returns/:id',
  summary:
    'Answer a return; items that came back are refunded and put back into stock with it, each only if requested. `conflict` carries the return as it is under `current`',
  params: IdParams,
  body: z.strictObject({
    status: z.enum(['approved', 'refused', 'received']),
    answer: z.string().overwrite(cleanLines).max(2000).default(''),
    refund: z
      .strictObject({ reason: z.string().overwrite(cleanLines).max(500).default('') })
      .nullable()
      .default(null), // condition of the received items
    restock: z.boolean().optional(), // whether received items go back into stock; by default, with their refund
    version: z.string().max(40),
  }),
  response: AdminOrder,
  current: ReturnRow,
  problems: [...refused, 'conflict', 'pack_already_opened', 'not_refundable'],
})

const AdminTicket = Ticket.extend({ version: z.string() }).meta({ id: 'AdminTicket' }) // of all messages
export type AdminTicket = z.infer<typeof AdminTicket>

const TicketRow = z.object({
  id: z.int(),
  order_id: z.int(),
  number: z.string(),
  name: z.string(),
  status: z.enum(ticketStatuses),
  last: z.string(),
  updated_at: z.string(),
})

export const adminTickets = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/tickets',
  summary: 'Conversations about orders, those that wait for an answer first',
  query: PageQuery.extend({ status: z.enum(ticketStatuses).optional() }),
  response: pageOf(TicketRow).extend({
    counts: z.object({ all: z.int(), open: z.int(), answered: z.int(), closed: z.int() }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminTicket = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/tickets/:id',
  summary: 'One conversation',
  params: IdParams,
  response: AdminTicket,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const replyToTicket = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/tickets/:id/messages',
  summary:
    'Answer a buyer, who is notified by email; `closes` ends the conversation. `conflict` returns the messages added meanwhile',
  params: IdParams,
  body: MessageBody.extend({ closes: z.boolean().default(false), version: z.string().max(40) }),
  response: AdminTicket,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})
