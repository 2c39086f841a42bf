/** What the shop does with orders: money that came, parcels, money that goes back, returns, answers. Refusals change nothing. */
import { z } from 'zod'
import {
  MessageBody,
  OrderReturn,
  Pieces,
  returnReasons,
  returnStatuses,
  Ticket,
  ticketStatuses,
} from './after-sale.ts'
import { CardType } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery, pageOf } from './envelope.ts'
import {
  Order,
  OrderLine,
  OrderSummary,
  orderEventKinds,
  orderParcelStatuses,
  orderStatuses,
  parcelStatuses,
  paymentStatuses,
  productionStates,
} from './orders.ts'
import { Role } from './permissions.ts'

const admin = { tag: 'Administration', permission: 'admin:orders' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found', 'order_state'] as const

const Buyer = z.object({ id: z.int(), name: z.string(), email: z.string() })

const Person = z.object({ id: z.int(), name: z.string() })

export const AdminOrder = Order.extend({
  id: z.int(),
  buyer: Buyer.extend({
    role: Role,
    picture: z.string().nullable(),
    orders: z.int(), // that stand, this one included
    spent: z.int(), // cents
  }),
  tier: z.enum(['base', 'reseller', 'other']),
  placed_by: Person.nullable(), // who of the shop placed it; null = the buyer
  lines: z.array(
    OrderLine.extend({
      element: CardType.nullable(), // tints the niche of its picture
      list_price: z.int().nullable(), // of one piece; null = it was sold at that
      price_reason: z.string(),
      production_state: z.enum(productionStates),
      room_code: z.string().nullable(), // of the room at whose conditions it was sold
      sent: z.int(), // pieces that left
    }),
  ),
  timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: z.string(), by: z.string().nullable() })),
  ledger: z.array(
    z.object({
      id: z.int(),
      provider: z.string(),
      reference: z.string(),
      kind: z.enum(['opened', 'captured', 'failed', 'refunded', 'mismatched', 'promised']),
      amount: z.int(),
      at: z.string(),
    }),
  ), // oldest first
  notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })), // the newest first
  mails: z.array(
    z.object({
      id: z.int(),
      letter: z.string(),
      subject: z.string(),
      status: z.enum(['waiting', 'sent', 'failed']),
      at: z.string(),
    }),
  ),
  ticket_id: z.int().nullable(),
  can_edit: z.boolean(), // nothing has left
  can_edit_lines: z.boolean(), // nor been paid, nor a bank been asked
  version: z.string(), // of what an edit changes
  returns: z.array(OrderReturn),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: z.int(),
      reason: z.string(),
      status: z.enum(['waiting', 'done', 'refused']),
      last_error: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  may_become: z.array(z.enum(orderStatuses)), // what `changeOrder` accepts now
}).meta({ id: 'AdminOrder' })
export type AdminOrder = z.infer<typeof AdminOrder>

const OrderCounts = z.object({
  all: z.int(),
  draft: z.int(),
  placed: z.int(),
  confirmed: z.int(),
  in_production: z.int(),
  completed: z.int(),
  cancelled: z.int(),
})
export type OrderCounts = z.infer<typeof OrderCounts>

export const adminOrders = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/orders',
  summary: 'Orders of everybody, the newest first; `search` finds numbers, names and addresses',
  query: PageQuery.extend({
    status: z.enum(orderStatuses).optional(),
    payment_status: z.enum(paymentStatuses).optional(),
    parcel_status: z.enum(orderParcelStatuses).optional(),
    from: z.iso.date('date').optional(), // of the day in Rome, both included
    to: z.iso.date('date').optional(),
    user_id: z.coerce.number().int().min(1).optional(),
  }),
  answer: pageOf(OrderSummary.extend({ id: z.int(), buyer: Buyer })).extend({ counts: OrderCounts }),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminOrder = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'One order with everything that hangs on it',
  params: IdParams,
  answer: AdminOrder,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const changeOrder = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/orders/:id/status',
  summary: 'Move an order on: into production, completed, cancelled (what was paid goes back)',
  params: IdParams,
  body: z.strictObject({ status: z.enum(['in_production', 'completed', 'cancelled']) }),
  answer: AdminOrder,
  problems: refused,
})

export const recordPayment = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/orders/:id/payments',
  summary: 'Money that came by transfer or to the courier, in full',
  params: IdParams,
  body: z.strictObject({ amount: z.int().min(1) }),
  answer: AdminOrder,
  problems: refused,
})

export const refundOrder = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/orders/:id/refunds',
  summary: 'Give money back for pieces of lines, for the shipping, or both; header Idempotency-Key',
  params: IdParams,
  body: z.strictObject({
    lines: z.array(Pieces).max(100).default([]),
    shipping: z.boolean().default(false), // what is left of it
    restock: z.boolean().default(false), // the pieces are back on the shelf
    reason: z.string().trim().max(500).default(''),
  }),
  answer: AdminOrder,
  problems: [...refused, 'idempotency_key', 'pack_already_opened'],
})

export const sendParcel = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/orders/:id/parcels',
  summary: 'A parcel has left; without lines it holds all that was not sent yet',
  params: IdParams,
  body: z.strictObject({
    carrier: z.string().trim().min(1, 'required').max(80),
    tracking_code: z.string().trim().max(80).default(''),
    tracking_url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable()
      .default(null),
    lines: z.array(Pieces).max(100).default([]),
  }),
  answer: AdminOrder,
  problems: refused,
})

export const changeParcel = endpoint({
  ...admin,
  method: 'PATCH',
  path: '/admin/parcels/:id',
  summary: 'A parcel has arrived, or came back',
  params: IdParams,
  body: z.strictObject({ status: z.enum(parcelStatuses) }),
  answer: AdminOrder,
  problems: refused,
})

const ReturnRow = z.object({
  id: z.int(),
  order: z.object({ id: z.int(), number: z.string() }),
  buyer: Buyer,
  reason: z.enum(returnReasons),
  text: z.string(),
  status: z.enum(returnStatuses),
  answer: z.string(),
  lines: z.array(z.object({ line_id: z.int(), title: z.string(), quantity: z.int() })),
  worth: z.int(), // cents, what a refund of the pieces gives back
  created_at: z.string(),
  version: z.string(), // of the shop's answer
})
export type ReturnRow = z.infer<typeof ReturnRow>

export const adminReturns = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/returns',
  summary: 'Goods sent back, those that wait for an answer first; `search` finds order numbers and names',
  query: PageQuery.extend({ status: z.enum(returnStatuses).optional() }),
  answer: pageOf(ReturnRow).extend({
    counts: z.object({
      all: z.int(),
      requested: z.int(),
      approved: z.int(),
      received: z.int(),
      refused: z.int(),
    }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const decideReturn = endpoint({
  ...admin,
  method: 'PATCH',
  path: '/admin/returns/:id',
  summary:
    'Answer a return; its money goes back by a refund. `conflict` carries the return as it is under `current`',
  params: IdParams,
  body: z.strictObject({
    status: z.enum(['approved', 'refused', 'received']),
    answer: z.string().trim().max(2000).default(''),
    version: z.string().max(40),
  }),
  answer: AdminOrder,
  problems: [...refused, 'conflict'],
})

const AdminTicket = Ticket.extend({ version: z.string() }).meta({ id: 'AdminTicket' }) // of all that was said
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
  ...admin,
  method: 'GET',
  path: '/admin/tickets',
  summary: 'Conversations about orders, those that wait for an answer first',
  query: PageQuery.extend({ status: z.enum(ticketStatuses).optional() }),
  answer: pageOf(TicketRow).extend({
    counts: z.object({ all: z.int(), open: z.int(), answered: z.int(), closed: z.int() }),
  }),
  problems: ['unauthenticated', 'forbidden'],
})

export const adminTicket = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/tickets/:id',
  summary: 'One conversation',
  params: IdParams,
  answer: AdminTicket,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const answerTicket = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/tickets/:id/messages',
  summary:
    'Answer a buyer, who is told by letter; `closes` ends the conversation. `conflict` carries what was said meanwhile',
  params: IdParams,
  body: MessageBody.extend({ closes: z.boolean().default(false), version: z.string().max(40) }),
  answer: AdminTicket,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})
