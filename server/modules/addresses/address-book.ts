/** Changes of the address book of an account, by its owner or by the shop. Each locks the account until the commit. */
import type { Address, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import {
  clearDefault,
  deleteAddress,
  insertAddress,
  lockBook,
  promoteOldest,
  storeAddress,
} from './addresses-repo.ts'

const mostAddresses = 30

interface Entry {
  address: Address
  is_default: boolean
}

/** The first address becomes the default. Refuses `too_many`. */
export async function addToBook(
  tx: Queryable,
  userId: number,
  { address, is_default }: Entry,
): Promise<SavedAddress | Refusal> {
  const addressCount = await lockBook(tx, userId)
  if (addressCount >= mostAddresses)
    return refuse('too_many', [], { params: { context: 'addresses', count: mostAddresses } })
  const isDefault = is_default || addressCount === 0
  if (isDefault) await clearDefault(tx, userId)
  return insertAddress(tx, userId, address, isDefault)
}

/** The default address stays the default until another one becomes it. Refuses `not_found`. */
export async function changeInBook(
  tx: Queryable,
  userId: number,
  id: number,
  { address, is_default }: Entry,
): Promise<SavedAddress | Refusal> {
  await lockBook(tx, userId)
  const stored = await storeAddress(tx, userId, id, { address })
  if (!stored) return refuse('not_found')
  if (!is_default || stored.is_default) return stored
  await clearDefault(tx, userId)
  return (await storeAddress(tx, userId, id, { address, is_default })) ?? refuse('not_found')
}

/** Returns the deleted address. If it was the default, the oldest address becomes it. Refuses `not_found`. */
export async function removeFromBook(
  tx: Queryable,
  userId: number,
  id: number,
): Promise<SavedAddress | Refusal> {
  await lockBook(tx, userId)
  const deletedAddress = await deleteAddress(tx, userId, id)
  if (!deletedAddress) return refuse('not_found')
  if (deletedAddress.is_default) await promoteOldest(tx, userId)
  return deletedAddress
}
