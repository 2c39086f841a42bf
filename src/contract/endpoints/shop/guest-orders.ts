/**
 * Orders without an account (decision 0047). The guest has a key for the order: it is in the response and in every email about the order,
 * and requests send it in the header `X-Order-Key`. It opens that one order until an account adopts the order.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done } from '../../envelope.ts'
import { Email } from '../account/auth.ts'
import { NumberParams } from './after-sale.ts'
import { OrderRequest, PaymentStep, placingProblems } from './checkout.ts'
import { Order } from './orders.ts'

export const orderKeyHeader = 'X-Order-Key'
export const orderKeyShape = /^[\w-]{43}$/ // 256 bits
export const orderKeyDays = 730 // from the order: as long as the seller is liable for defects (directive 2019/771 art. 10)
export const openGuestOrders = 10 // unpaid orders of an unverified address, with or without an account
export const openAccountOrders = 50 // unpaid orders of a verified account

/** Uses the header `Idempotency-Key` like any order. Only with the setting `enable_guest_checkout`. */
export const placeGuestOrder = endpoint({
  method: 'POST',
  path: '/guest/orders',
  tag: 'Checkout',
  summary: 'Place an order without an account',
  permission: 'public',
  body: OrderRequest.extend({ contact_email: Email }),
  response: z.object({ order: Order, payment: PaymentStep, key: z.string() }),
  status: 201,
  problems: [...placingProblems, 'too_many'],
  limit: 'guest-order',
})

export const OrderSought = z.strictObject({ number: NumberParams.shape.number, email: Email })

/** The response is the same whether or not the order exists. */
export const sendOrderLink = endpoint({
  method: 'POST',
  path: '/guest/orders/link',
  tag: 'Orders',
  summary: 'Send the link to a guest’s order to the address it was placed with',
  permission: 'public',
  body: OrderSought,
  response: Done,
  problems: [],
  limit: 'mail',
})

const withOrderKey = { tag: 'Orders', permission: 'buyer', params: NumberParams, limit: 'mail' } as const

/** The response is the same for every address. Only an email reveals whether it has an account. */
export const saveOrder = endpoint({
  ...withOrderKey,
  method: 'POST',
  path: '/me/orders/:number/account',
  summary: 'Send a link that keeps a guest’s order in an account',
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})

/** The link opens an order for anyone who has it. A request for all data of a person must be confirmed by email first (decision 0051). */
export const requestGuestData = endpoint({
  ...withOrderKey,
  method: 'POST',
  path: '/me/orders/:number/data-email',
  summary: 'Send the link by which a guest downloads or erases the data of their orders',
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})

export const ProvenEmail = z.strictObject({ email: Email, proof: z.string().max(100) })

const byProof = { tag: 'Orders', permission: 'public', body: ProvenEmail, limit: 'mail' } as const

export const exportGuestData = endpoint({
  ...byProof,
  method: 'POST',
  path: '/guest/data/export',
  summary: 'The data of this address and of all orders placed with it and without an account, as JSON',
  response: z.looseObject({ exported_at: z.string(), email: z.string() }),
  problems: ['token_invalid'],
})

/** `order_state` while one of the orders is being paid or prepared, because it could no longer be delivered. */
export const eraseGuestData = endpoint({
  ...byProof,
  method: 'POST',
  path: '/guest/data/erase',
  summary: 'Erase the data of this address and these orders; invoices stay as the law demands',
  response: Done,
  problems: ['token_invalid', 'order_state'],
})
