/**
 * The customers of a retailer (decision 0012), invited by email. Once they have accepted, the retailer sees names, notes, addresses and
 * the orders made since, but not email, password or role. Either side can end it.
 */
import { z } from 'zod'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'
import { OrderSummary } from '../shop/orders.ts'
import { SavedAddress } from './address.ts'
import { Email } from './auth.ts'

const retailer = { tag: 'Account', permission: 'retailer' } as const

export const Customer = z
  .object({
    id: z.int(),
    name: z.string().nullable(), // null until the invitation is accepted
    email: z.string().nullable(), // as typed into the invitation; null once it is accepted
    note: z.string(),
    invited_at: z.string(),
    accepted_at: z.string().nullable(),
    orders: z.int(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof Customer>

export const listCustomers = endpoint({
  ...retailer,
  method: 'GET',
  path: '/me/customers',
  summary: 'Customers of this retailer and open invitations',
  response: z.array(Customer),
  problems: ['unauthenticated', 'forbidden'],
})

/** The response never reveals whether the address has an account. */
export const inviteCustomer = endpoint({
  ownerOnly: true,
  ...retailer,
  method: 'POST',
  path: '/me/customers',
  summary: 'Invite a customer by e-mail; inviting again sends the letter again',
  body: z.strictObject({
    email: Email,
  }),
  response: Customer,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'conflict', 'too_many'],
  limit: 'mail',
})

export const CustomerDetail = Customer.extend({
  addresses: z.array(SavedAddress),
  latest: z.array(OrderSummary), // made since, newest first
}).meta({ id: 'CustomerDetail' })
export type CustomerDetail = z.infer<typeof CustomerDetail>

export const getCustomer = endpoint({
  ...retailer,
  method: 'GET',
  path: '/me/customers/:id',
  summary: 'One customer who has accepted',
  params: IdParams,
  response: CustomerDetail,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const noteCustomer = endpoint({
  ownerOnly: true,
  ...retailer,
  method: 'PATCH',
  path: '/me/customers/:id',
  summary: 'The retailer’s own note about a customer',
  params: IdParams,
  body: z.strictObject({ note: z.string().overwrite(cleanLines).max(2000, 'too_long') }),
  response: Customer,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const dropCustomer = endpoint({
  ownerOnly: true,
  ...retailer,
  method: 'DELETE',
  path: '/me/customers/:id',
  summary: 'Withdraw an invitation, or let a customer go',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

const Retailer = z.object({ id: z.int(), name: z.string(), accepted_at: z.string().nullable() })

export const listRetailers = endpoint({
  tag: 'Account',
  permission: 'authenticated',
  method: 'GET',
  path: '/me/retailers',
  summary: 'Retailers who see this account’s name, addresses and orders',
  response: z.array(Retailer),
  problems: ['unauthenticated'],
})

const TokenBody = z.strictObject({ token: z.string().min(20).max(100) })

export const readInvitation = endpoint({
  tag: 'Account',
  permission: 'authenticated',
  method: 'POST',
  path: '/me/retailers/invitation',
  summary: 'Who invites with this letter',
  body: TokenBody,
  response: Retailer,
  problems: ['unauthenticated', 'token_invalid'],
})

export const acceptRetailer = endpoint({
  ownerOnly: true,
  tag: 'Account',
  permission: 'authenticated',
  method: 'POST',
  path: '/me/retailers',
  summary: 'Accept an invitation; only the account of the invited address can',
  body: TokenBody,
  response: Retailer,
  status: 201,
  problems: ['unauthenticated', 'token_invalid', 'conflict'],
})

export const leaveRetailer = endpoint({
  ownerOnly: true,
  tag: 'Account',
  permission: 'authenticated',
  method: 'DELETE',
  path: '/me/retailers/:id',
  summary: 'The retailer sees nothing of this account any more',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'not_found'],
})
