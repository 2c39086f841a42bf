/**
 * Merges a guest into an account (decision 0074). An account gets the orders placed with its verified email automatically, on
 * verification and on every login. The shop merges others by hand. One transaction moves orders, notes and tags and deletes the guest.
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/customers.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../kernel/records/record-version.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { findUser, lockAccount, type UserRow } from '../auth/users-repo.ts'
import { isOrder } from '../orders/order-states.ts'
import { adoptOrders } from '../orders/people/adopt-orders.ts'
import { ordersToAdopt } from '../orders/people/adopt-orders-repo.ts'
import { lockOrders, ofGuest } from '../orders/people/personal-orders-repo.ts'
import {
  customerById,
  customerOfUser,
  dropGuestsWithoutOrders,
  guestWithEmail,
  lockCustomer,
  moveNotes,
  notesOf,
  type StoredCustomer,
  storeImportedAddress,
  storeTags,
} from './customers-repo.ts'
import { showCustomer } from './show-customer.ts'

type Guest = StoredCustomer & { email: string }

const isGuest = (customer: StoredCustomer | undefined): customer is Guest =>
  customer !== undefined && customer.email !== null

/** Locked in this order: account, guest, orders, the account's customer. */
async function lockGuest(tx: Queryable, userId: number, id: number): Promise<Guest | undefined> {
  await lockAccount(tx, userId)
  const guest = await lockCustomer(tx, id)
  return isGuest(guest) ? guest : undefined
}

const joinTags = (own: StoredCustomer, guest: StoredCustomer): string[] =>
  [...new Set([...own.tags, ...guest.tags])].sort()

/** Call it under the lock of the guest. The guest remains if an order cannot be moved. */
async function moveGuest(
  tx: Queryable,
  guest: Guest,
  userId: number,
  context: Pick<AppContext, 'ids' | 'now'>,
): Promise<void> {
  await adoptOrders(tx, { userId, email: guest.email }, context)
  const own = await customerOfUser(tx, userId)
  if (!own) throw new Error(`account ${userId} has no customer`)
  const locked = (await lockCustomer(tx, own.id)) ?? own
  await storeTags(tx, own.id, joinTags(locked, guest))
  await moveNotes(tx, guest.id, own.id)
  if (guest.imported_address && !locked.imported_address)
    await storeImportedAddress(tx, own.id, guest.imported_address)
  await dropGuestsWithoutOrders(tx, [guest.id])
}

/** Does nothing for an account with an unverified email. */
export async function mergeVerifiedGuest(tx: Queryable, userId: number, context: AppContext): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user?.email_verified_at) return
  const found = await guestWithEmail(tx, user.email)
  const guest = found && (await lockGuest(tx, userId, found.id))
  if (guest) await moveGuest(tx, guest, userId, context)
}

interface Parties {
  guest: Guest
  own: StoredCustomer
  user: UserRow
}

/** Refuses `not_found` unless the first customer is a guest and the second an account, and `address_unverified`. */
async function partiesOf(
  { params, body }: Pick<ParsedOf<typeof contract.previewMerge>, 'params' | 'body'>,
  tx: Queryable,
): Promise<Parties | Refusal> {
  const into = await customerById(tx, body.into)
  if (!into?.user_id) return refuse('not_found')
  const guest = await lockGuest(tx, into.user_id, params.id)
  const user = await findUser(tx, into.user_id)
  if (!guest || !user) return refuse('not_found')
  if (!user.email_verified_at) return refuse('address_unverified', [], { params: { context: 'customer' } })
  return { guest, own: into, user }
}

async function mergeView(tx: Queryable, { guest, own, user }: Parties): Promise<contract.CustomerMerge> {
  const all = await lockOrders(tx, ofGuest(guest.email))
  const moved = await ordersToAdopt(tx, { id: user.id, email: guest.email })
  const notes = await notesOf(tx, guest.id)
  const left = all.filter(({ id, status }) => !moved.includes(id) && (status === 'paying' || isOrder(status)))
  const facts = {
    guest: { id: guest.id, name: guest.name, email: guest.email },
    account: { id: own.id, name: user.name, email: user.email },
    orders_left: left.length,
    tags: joinTags(own, guest),
  }
  return {
    ...facts,
    orders: moved.length,
    notes: notes.length,
    version: versionOf({ ...facts, moved, notes: notes.map(({ id }) => id) }),
  }
}

/** Refuses like `merge`. */
export const preview = (
  input: ParsedOf<typeof contract.previewMerge>,
  context: CallContext,
): Promise<contract.CustomerMerge | Refusal> =>
  inTransaction<contract.CustomerMerge>(context, async tx => {
    const parties = await partiesOf(input, tx)
    return isRefusal(parties) ? parties : mergeView(tx, parties)
  })

/** Refuses `not_found`, `address_unverified`, and `conflict` with the current preview when something has changed since. */
export const merge = (
  input: ParsedOf<typeof contract.mergeCustomers>,
  context: CallContext,
): Promise<contract.AdminCustomer | Refusal> =>
  inTransaction<contract.AdminCustomer>(context, async tx => {
    const parties = await partiesOf(input, tx)
    if (isRefusal(parties)) return parties
    const view = await mergeView(tx, parties)
    const stale = await refuseStale(input.body.version, view.version, () => view)
    if (stale) return stale
    const { guest, own, user } = parties
    await moveGuest(tx, guest, user.id, context)
    await recordChange(tx, writerOf(context), {
      record: 'customer',
      id: own.id,
      title: user.name,
      before: { merged_guest: '', tags: own.tags.join(', ') },
      after: { merged_guest: guest.email, merged_orders: view.orders, tags: view.tags.join(', ') },
    })
    return showCustomer(own.id, context, tx)
  })
