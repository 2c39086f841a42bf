/** The address book of an account. One address is the default. Changes lock the account's row. */
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Address, SavedAddress } from '@/contract/endpoints/account/address.ts'
import { addresses } from '../../db/schema/addresses.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lockAccount } from '../auth/users-repo.ts'

const shown = ({ id, is_default, address }: typeof addresses.$inferSelect): SavedAddress => ({
  ...address,
  id,
  is_default,
})

/** Default address first, then oldest first. */
export async function addressesOf(db: Queryable, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.is_default), asc(addresses.id))
  return rows.map(shown)
}

/** Locks the account, so that changes of one address book run one after the other. Returns the number of addresses. */
export async function lockBook(tx: Queryable, userId: number): Promise<number> {
  await lockAccount(tx, userId)
  const [row] = await tx.select({ held: count() }).from(addresses).where(eq(addresses.user_id, userId))
  return row?.held ?? 0
}

/**
 * Leaves the account without a default address. Only one can be set, so call it before setting another, under
 * `lockBook`.
 */
export async function clearDefault(tx: Queryable, userId: number): Promise<void> {
  await tx.update(addresses).set({ is_default: false }).where(eq(addresses.user_id, userId))
}

/**
 * Clear the old default first if `isDefault`. Call `lockBook` before, so that the limit and the single default hold.
 */
export async function insertAddress(
  tx: Queryable,
  userId: number,
  address: Address,
  isDefault: boolean,
): Promise<SavedAddress> {
  const [row] = await tx
    .insert(addresses)
    .values({ user_id: userId, address, is_default: isDefault })
    .returning()
  if (!row) throw new Error('an address was not stored')
  return shown(row)
}

const ownAddress = (userId: number, id: number) => and(eq(addresses.user_id, userId), eq(addresses.id, id))

/** Returns undefined when this account has no such address. Needs the same lock as `insertAddress`. */
export async function storeAddress(
  tx: Queryable,
  userId: number,
  id: number,
  change: { address: Address; is_default?: boolean },
): Promise<SavedAddress | undefined> {
  const [row] = await tx.update(addresses).set(change).where(ownAddress(userId, id)).returning()
  return row && shown(row)
}

/**
 * Returns the deleted address, so that a caller can see whether it was the default, or undefined when this account has
 * no such address.
 */
export async function deleteAddress(
  tx: Queryable,
  userId: number,
  id: number,
): Promise<SavedAddress | undefined> {
  const [row] = await tx.delete(addresses).where(ownAddress(userId, id)).returning()
  return row && shown(row)
}

/** Makes the oldest address the default. Does nothing without addresses. */
export async function promoteOldest(tx: Queryable, userId: number): Promise<void> {
  const [oldest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(asc(addresses.id))
    .limit(1)
  if (oldest) await tx.update(addresses).set({ is_default: true }).where(eq(addresses.id, oldest.id))
}

/** For an account that is being deleted. */
export async function forgetAddresses(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.user_id, userId))
}
