/** Address book of a customer with an account, edited by the shop. The account is locked, as for changes by its owner. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import type * as contract from '@/contract/endpoints/admin/customers.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { addToBook, changeInBook, removeFromBook } from '../addresses/address-book.ts'
import { addressesOf, lockBook } from '../addresses/addresses-repo.ts'
import { findUser, isStaff } from '../auth/users-repo.ts'
import { customerById } from './customers-repo.ts'
import { bookAddress, showCustomer } from './show-customer.ts'

interface Change {
  before: SavedAddress | null
  after: SavedAddress | null
}

/** The entry of the audit log contains the fields of the address, without its id. */
const factsOf = (saved: SavedAddress | null) => {
  if (!saved) return { address: null }
  const { id: _, ...address } = saved
  return { address }
}

/**
 * Runs `work` under the lock of the account and audits its result. Refuses `not_found` for a guest, who has no address book, and
 * `forbidden` for an account of staff unless the caller manages staff.
 */
const onBook = (
  id: number,
  context: CallContext,
  work: (tx: Queryable, userId: number) => Promise<Change | Refusal>,
): Promise<contract.AdminCustomer | Refusal> =>
  inTransaction<contract.AdminCustomer>(context, async tx => {
    const customer = await customerById(tx, id)
    if (!customer?.user_id) return refuse('not_found')
    await lockBook(tx, customer.user_id)
    const user = await findUser(tx, customer.user_id)
    if (!user) return refuse('not_found')
    if (isStaff(user) && !isAllowed('admin:staff', callerOf(context))) return refuse('forbidden')
    const change = await work(tx, user.id)
    if (isRefusal(change)) return change
    await recordChange(tx, writerOf(context), {
      record: 'customer',
      id,
      title: user.name,
      before: factsOf(change.before),
      after: factsOf(change.after),
    })
    return showCustomer(id, context, tx)
  })

/** Refuses `not_found`, and `conflict` with the stored address for another version than the stored one. */
async function currentAddress(
  tx: Queryable,
  userId: number,
  id: number,
  version: string,
): Promise<SavedAddress | Refusal> {
  const saved = (await addressesOf(tx, userId)).find(address => address.id === id)
  if (!saved) return refuse('not_found')
  const stored = bookAddress(saved)
  return (await refuseStale(version, stored.version, () => stored)) ?? saved
}

/** Refuses like `onBook`, and `too_many`. */
export const addAddress = (
  { params, body }: ParsedOf<typeof contract.addCustomerAddress>,
  context: CallContext,
): Promise<contract.AdminCustomer | Refusal> =>
  onBook(params.id, context, async (tx, userId) => {
    const after = await addToBook(tx, userId, body)
    return isRefusal(after) ? after : { before: null, after }
  })

/** Refuses like `onBook` and `currentAddress`. */
export const changeAddress = (
  { params, body: { version, ...entry } }: ParsedOf<typeof contract.changeCustomerAddress>,
  context: CallContext,
): Promise<contract.AdminCustomer | Refusal> =>
  onBook(params.id, context, async (tx, userId) => {
    const before = await currentAddress(tx, userId, params.address_id, version)
    if (isRefusal(before)) return before
    const after = await changeInBook(tx, userId, before.id, entry)
    return isRefusal(after) ? after : { before, after }
  })

/** Refuses like `onBook` and `currentAddress`. */
export const removeAddress = (
  { params, query }: ParsedOf<typeof contract.removeCustomerAddress>,
  context: CallContext,
): Promise<contract.AdminCustomer | Refusal> =>
  onBook(params.id, context, async (tx, userId) => {
    const before = await currentAddress(tx, userId, params.address_id, query.version)
    if (isRefusal(before)) return before
    const removed = await removeFromBook(tx, userId, before.id)
    return isRefusal(removed) ? removed : { before, after: null }
  })
