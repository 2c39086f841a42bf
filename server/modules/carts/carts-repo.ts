import { eq } from 'drizzle-orm'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import { carts } from '../../db/schema/carts.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lockAccount } from '../auth/users-repo.ts'

export interface StoredCart {
  lines: CartLine[]
  later: CartLine[]
  merged: string[] // merged device carts, newest last
}

/** Returns an empty cart for an account that never had one. */
export async function cartOf(db: Queryable, userId: number): Promise<StoredCart> {
  const [row] = await db.select().from(carts).where(eq(carts.user_id, userId))
  return { lines: row?.lines ?? [], later: row?.later ?? [], merged: row?.merged ?? [] }
}

/** Locks the account, also without a cart, so that concurrent changes are not lost. */
export async function lockCart(tx: Queryable, userId: number): Promise<StoredCart> {
  await lockAccount(tx, userId)
  return cartOf(tx, userId)
}

/** Call it under `lockCart`. */
export async function storeCart(tx: Queryable, userId: number, cart: StoredCart, now: Date): Promise<void> {
  const row = { ...cart, updated_at: now }
  await tx
    .insert(carts)
    .values({ ...row, user_id: userId })
    .onConflictDoUpdate({ target: carts.user_id, set: row })
}

/** For an account that is being deleted. */
export async function forgetCart(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.user_id, userId))
}

/** For the export of an account. */
export async function exportedCart(db: Queryable, userId: number) {
  const { lines, later } = await cartOf(db, userId)
  return { lines, later }
}
