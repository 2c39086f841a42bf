/**
 * A retailer's customers (decision 0012): invited by email, visible once they accept. An invitation is valid only for
 * the account with the email it was sent to. The retailer's access begins with the acceptance and ends when either side
 * ends it.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/account/customers.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { addressesOf } from '../addresses/addresses-repo.ts'
import { hashSecret } from '../auth/secrets.ts'
import { findUser, lockAccount } from '../auth/users-repo.ts'
import { linesOf, ordersSince } from '../orders/orders-repo.ts'
import { summaryOf } from '../orders/view/order-view.ts'
import {
  acceptInvitation,
  countCustomers,
  customerOf,
  customersOf,
  dropRow,
  invitationByHash,
  isCustomerOf,
  type ListedCustomer,
  leaveRow,
  retailersOf,
  storeInvitation,
  storeNote,
} from './customers-repo.ts'

const day = 24 * 60 * 60_000
const invitationDays = 14
const mostCustomers = 500
const latestOrders = 20

type Customer = contract.Customer

/** The address of an invitation is shown only while it is open. */
const shown = ({ row, name, orders }: ListedCustomer): Customer => ({
  id: row.id,
  name: row.customer_id === null ? null : name,
  email: row.customer_id === null ? row.email : null,
  note: row.note,
  invited_at: row.invited_at.toISOString(),
  accepted_at: row.accepted_at?.toISOString() ?? null,
  orders,
})

/** In the order of the first invitation, including open ones. */
export const listOwnCustomers = async (_: unknown, context: CallContext): Promise<Customer[]> =>
  (await customersOf(context.db, callerOf(context).userId)).map(shown)

/**
 * Queues the email and invalidates the earlier link. Refuses `conflict` for the caller's own address and for a customer
 * who has accepted, and `too_many` beyond 500 rows.
 */
export async function invite(
  { body }: ParsedOf<typeof contract.inviteCustomer>,
  context: CallContext,
): Promise<Customer | Refusal> {
  const { userId } = callerOf(context)
  const retailer = await findUser(context.db, userId)
  if (!retailer || retailer.email === body.email) return refuse('conflict')
  const token = context.ids.secret(24)
  return context.db.transaction(async (tx): Promise<Customer | Refusal> => {
    await lockAccount(tx, userId) // rows of one retailer are counted one after the other
    if ((await countCustomers(tx, userId)) >= mostCustomers)
      return refuse('too_many', [], { params: { context: 'customers', count: mostCustomers } })
    const invitation = { retailer_id: userId, email: body.email, token_hash: hashSecret(token) }
    const id = await storeInvitation(tx, { ...invitation, invited_at: context.now() })
    const listed = id === undefined ? undefined : await customerOf(tx, userId, id)
    if (!listed) return refuse('conflict')
    const data = { retailer: retailer.name, token }
    await context.mail.send({ name: 'customer-invited', to: body.email, locale: context.locale, data }, tx)
    return shown(listed)
  })
}

const accepted = async (db: Queryable, userId: number, id: number): Promise<ListedCustomer | undefined> => {
  const relation = await customerOf(db, userId, id)
  return relation?.row.customer_id === null ? undefined : relation
}

/**
 * Includes the latest 20 orders since the acceptance. Refuses `not_found` for an invitation that is not accepted yet.
 */
export async function showCustomer(
  { params }: ParsedOf<typeof contract.getCustomer>,
  context: CallContext,
): Promise<contract.CustomerDetail | Refusal> {
  const { db } = context
  const relation = await accepted(db, callerOf(context).userId, params.id)
  const customerId = relation?.row.customer_id
  const since = relation?.row.accepted_at
  if (!relation || !customerId || !since) return refuse('not_found')
  const recentOrders = await ordersSince(db, customerId, since, latestOrders)
  const lines =
    recentOrders.length > 0
      ? await linesOf(
          db,
          recentOrders.map(({ id }) => id),
        )
      : []
  return {
    ...shown(relation),
    addresses: await addressesOf(db, customerId),
    latest: recentOrders.map(order =>
      summaryOf(
        order,
        lines.filter(line => line.order_id === order.id),
      ),
    ),
  }
}

/** Refuses `not_found`. */
export async function writeNote(
  { params, body }: ParsedOf<typeof contract.noteCustomer>,
  context: CallContext,
): Promise<Customer | Refusal> {
  const { userId } = callerOf(context)
  if (!(await storeNote(context.db, userId, params.id, body.note))) return refuse('not_found')
  const relation = await customerOf(context.db, userId, params.id)
  return relation ? shown(relation) : refuse('not_found')
}

/** Refuses `not_found`. Sends no email. */
export async function drop(
  { params }: ParsedOf<typeof contract.dropCustomer>,
  context: CallContext,
): Promise<typeof done | Refusal> {
  return (await dropRow(context.db, callerOf(context).userId, params.id)) ? done : refuse('not_found')
}

type Retailer = ResponseOf<typeof contract.acceptRetailer>

/** Accepted ones, in the order of the first invitation. */
export async function listOwnRetailers(_: unknown, context: CallContext): Promise<Retailer[]> {
  const rows = await retailersOf(context.db, callerOf(context).userId)
  return rows.map(({ accepted_at, ...row }) => ({ ...row, accepted_at: accepted_at?.toISOString() ?? null }))
}

/** Returns the invitation with this token, for the account with its email only. */
async function invitationFor(token: string, context: CallContext, db: Queryable) {
  const notBefore = new Date(context.now().getTime() - invitationDays * day)
  const invitation = await invitationByHash(db, hashSecret(token), notBefore)
  const user = invitation && (await findUser(db, callerOf(context).userId))
  return invitation && user?.email === invitation.row.email ? invitation : undefined
}

/** Refuses `token_invalid`, also for an account with another email than the invited one. Accepts nothing. */
export async function readOwnInvitation(
  { body }: ParsedOf<typeof contract.readInvitation>,
  context: CallContext,
): Promise<Retailer | Refusal> {
  const invitation = await invitationFor(body.token, context, context.db)
  if (!invitation) return refuse('token_invalid')
  return { id: invitation.row.id, name: invitation.retailer, accepted_at: null }
}

/**
 * Refuses `token_invalid` like `readOwnInvitation`, and `conflict` for the caller's own invitation and for a retailer
 * who already has this customer through an earlier email. A token works once.
 */
export async function accept(
  { body }: ParsedOf<typeof contract.acceptRetailer>,
  context: CallContext,
): Promise<Retailer | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async (tx): Promise<Retailer | Refusal> => {
    const invitation = await invitationFor(body.token, context, tx)
    if (!invitation) return refuse('token_invalid')
    if (invitation.row.retailer_id === userId) return refuse('conflict')
    if (await isCustomerOf(tx, invitation.row.retailer_id, userId)) return refuse('conflict')
    if (!(await acceptInvitation(tx, hashSecret(body.token), userId, now))) return refuse('token_invalid')
    return { id: invitation.row.id, name: invitation.retailer, accepted_at: now.toISOString() }
  })
}

/** `id` is that of the relation, as `listOwnRetailers` returns it. Refuses `not_found`. */
export async function leave(
  { params }: ParsedOf<typeof contract.leaveRetailer>,
  context: CallContext,
): Promise<typeof done | Refusal> {
  return (await leaveRow(context.db, callerOf(context).userId, params.id)) ? done : refuse('not_found')
}
