/** Rows of retailers and their customers. A row without a customer is an open invitation. */
import { and, asc, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { retailerCustomers } from '../../db/schema/after-sale.ts'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type CustomerRow = typeof retailerCustomers.$inferSelect

export interface ListedCustomer {
  row: CustomerRow
  name: string | null
  orders: number
}

/** Orders placed since the customer accepted. */
const ordersSince = sql<number>`(select count(*)::int from ${orders} where ${orders.user_id} = ${retailerCustomers.customer_id}
  and ${orders.status} not in ('draft', 'paying', 'abandoned') and ${orders.placed_at} >= ${retailerCustomers.accepted_at})`

const listed = (db: Queryable) =>
  db
    .select({ row: retailerCustomers, name: users.name, orders: ordersSince })
    .from(retailerCustomers)
    .leftJoin(users, eq(users.id, retailerCustomers.customer_id))

/** In the order of the first invitation, including open invitations. */
export const customersOf = (db: Queryable, retailerId: number): Promise<ListedCustomer[]> =>
  listed(db).where(eq(retailerCustomers.retailer_id, retailerId)).orderBy(asc(retailerCustomers.id))

/** Returns undefined when this retailer has no such row. */
export async function customerOf(
  db: Queryable,
  retailerId: number,
  id: number,
): Promise<ListedCustomer | undefined> {
  const [row] = await listed(db).where(
    and(eq(retailerCustomers.retailer_id, retailerId), eq(retailerCustomers.id, id)),
  )
  return row
}

/** Includes open invitations. */
export async function countCustomers(db: Queryable, retailerId: number): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(retailerCustomers)
    .where(eq(retailerCustomers.retailer_id, retailerId))
  return row?.held ?? 0
}

interface Invitation {
  retailer_id: number
  email: string
  token_hash: string
  invited_at: Date
}

/**
 * Returns undefined when this address has already accepted. Inviting again makes the link of the earlier email invalid.
 */
export async function storeInvitation(tx: Queryable, invitation: Invitation): Promise<number | undefined> {
  const { token_hash, invited_at } = invitation
  const [row] = await tx
    .insert(retailerCustomers)
    .values(invitation)
    .onConflictDoUpdate({
      target: [retailerCustomers.retailer_id, retailerCustomers.email],
      set: { token_hash, invited_at },
      setWhere: sql`${retailerCustomers.customer_id} is null`,
    })
    .returning({ id: retailerCustomers.id })
  return row?.id
}

/** Returns undefined when it was accepted, replaced by a newer one, or sent before `notBefore`. */
export async function invitationByHash(
  db: Queryable,
  hash: string,
  notBefore: Date,
): Promise<{ row: CustomerRow; retailer: string } | undefined> {
  const [row] = await db
    .select({ row: retailerCustomers, retailer: users.name })
    .from(retailerCustomers)
    .innerJoin(users, eq(users.id, retailerCustomers.retailer_id))
    .where(and(eq(retailerCustomers.token_hash, hash), gte(retailerCustomers.invited_at, notBefore)))
  return row
}

/** Returns whether this account has accepted an invitation of the retailer, so that it cannot accept another. */
export async function isCustomerOf(db: Queryable, retailerId: number, customerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: retailerCustomers.id })
    .from(retailerCustomers)
    .where(and(eq(retailerCustomers.retailer_id, retailerId), eq(retailerCustomers.customer_id, customerId)))
  return row !== undefined
}

/**
 * Returns false when it was used in the meantime. Throws when the retailer has this customer already (`isCustomerOf`).
 */
export async function acceptInvitation(
  tx: Queryable,
  hash: string,
  customerId: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(retailerCustomers)
    .set({ customer_id: customerId, accepted_at: now, token_hash: null })
    .where(eq(retailerCustomers.token_hash, hash))
    .returning({ id: retailerCustomers.id })
  return rows.length > 0
}

/** Returns false when this retailer has no such row. */
export async function storeNote(
  db: Queryable,
  retailerId: number,
  id: number,
  note: string,
): Promise<boolean> {
  const stored = await db
    .update(retailerCustomers)
    .set({ note })
    .where(and(eq(retailerCustomers.retailer_id, retailerId), eq(retailerCustomers.id, id)))
    .returning({ id: retailerCustomers.id })
  return stored.length > 0
}

/** For the retailer: withdraws an invitation or ends the relation. Returns false when there is no such row. */
export async function dropRow(db: Queryable, retailerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(retailerCustomers)
    .where(and(eq(retailerCustomers.retailer_id, retailerId), eq(retailerCustomers.id, id)))
    .returning({ id: retailerCustomers.id })
  return rows.length > 0
}

/** Accepted ones, in the order of the first invitation. */
export const retailersOf = (
  db: Queryable,
  customerId: number,
): Promise<{ id: number; name: string; accepted_at: Date | null }[]> =>
  db
    .select({ id: retailerCustomers.id, name: users.name, accepted_at: retailerCustomers.accepted_at })
    .from(retailerCustomers)
    .innerJoin(users, eq(users.id, retailerCustomers.retailer_id))
    .where(and(eq(retailerCustomers.customer_id, customerId), isNotNull(retailerCustomers.accepted_at)))
    .orderBy(asc(retailerCustomers.id))

/** For the customer. Returns false when there is no such row. */
export async function leaveRow(db: Queryable, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(retailerCustomers)
    .where(and(eq(retailerCustomers.customer_id, customerId), eq(retailerCustomers.id, id)))
    .returning({ id: retailerCustomers.id })
  return rows.length > 0
}

/** Deletes the relations of a deleted account, as customer and as retailer. */
export async function forgetCustomers(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(retailerCustomers).where(eq(retailerCustomers.customer_id, userId))
  await tx.delete(retailerCustomers).where(eq(retailerCustomers.retailer_id, userId))
}
