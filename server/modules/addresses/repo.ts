/** The address book of an account. One address is the default; the partial changes run under the account's row. */
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Address, SavedAddress } from '../../../src/contract/address.ts'
import { users } from '../../db/schema/auth.ts'
import { addresses } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'

const shown = ({ id, is_default, address }: typeof addresses.$inferSelect): SavedAddress => ({
  ...address,
  id,
  is_default,
})

export async function addressesOf(db: Queryable, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.is_default), asc(addresses.id))
  return rows.map(shown)
}

/** Holds the owner's row, so that two changes of one book come one after the other. */
export async function lockBook(tx: Queryable, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const [row] = await tx.select({ held: count() }).from(addresses).where(eq(addresses.user_id, userId))
  return row?.held ?? 0
}

export async function clearDefault(tx: Queryable, userId: number): Promise<void> {
  await tx.update(addresses).set({ is_default: false }).where(eq(addresses.user_id, userId))
}

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

export async function storeAddress(
  tx: Queryable,
  userId: number,
  id: number,
  change: { address: Address; is_default?: boolean },
): Promise<SavedAddress | undefined> {
  const [row] = await tx.update(addresses).set(change).where(ownAddress(userId, id)).returning()
  return row && shown(row)
}

export async function deleteAddress(
  tx: Queryable,
  userId: number,
  id: number,
): Promise<SavedAddress | undefined> {
  const [row] = await tx.delete(addresses).where(ownAddress(userId, id)).returning()
  return row && shown(row)
}

/** The oldest one steps in for a default that went. */
export async function promoteOldest(tx: Queryable, userId: number): Promise<void> {
  const [oldest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(asc(addresses.id))
    .limit(1)
  if (oldest) await tx.update(addresses).set({ is_default: true }).where(eq(addresses.id, oldest.id))
}

export async function forgetAddresses(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.user_id, userId))
}
