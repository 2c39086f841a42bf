import type { Address, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { clearDefault, insertAddress, lockBook } from './addresses-repo.ts'

const mostAddresses = 30

/** Locks the account. The first address becomes the default. Refuses `too_many`. */
export async function addToBook(
  tx: Queryable,
  userId: number,
  { address, is_default }: { address: Address; is_default: boolean },
): Promise<SavedAddress | Refusal> {
  const addressCount = await lockBook(tx, userId)
  if (addressCount >= mostAddresses)
    return refuse('too_many', [], { params: { context: 'addresses', count: mostAddresses } })
  const isDefault = is_default || addressCount === 0
  if (isDefault) await clearDefault(tx, userId)
  return insertAddress(tx, userId, address, isDefault)
}
