import { and, asc, eq, inArray } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import { rooms, roomUsers } from '../../db/schema/content.ts'
import { roomProducts } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type RoomRow = typeof rooms.$inferSelect
export type RoomProductRow = typeof roomProducts.$inferSelect

/** Returns undefined when the room does not exist or is inactive. Ignores case and surrounding spaces. */
export async function roomByCode(db: Queryable, code: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.code, code.trim().toLowerCase()), eq(rooms.is_active, true)))
  return row
}

/** Returns undefined when the room does not exist or is inactive. */
export async function roomById(db: Queryable, id: number): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, id), eq(rooms.is_active, true)))
  return row
}

/** In the shop's order. */
export const activeRooms = (db: Queryable): Promise<RoomRow[]> =>
  db.select().from(rooms).where(eq(rooms.is_active, true)).orderBy(asc(rooms.position), asc(rooms.id))

/** Returns rooms that name this user. */
export async function roomsNaming(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roomUsers.room_id }).from(roomUsers).where(eq(roomUsers.user_id, userId))
  return new Set(rows.map(row => row.id))
}

/**
 * Returns published products of a room in their order, with their conditions, including those hidden outside of rooms.
 */
export async function productsInside(db: Queryable, roomId: number): Promise<RoomProductRow[]> {
  const rows = await db
    .select({ inside: roomProducts })
    .from(roomProducts)
    .innerJoin(products, eq(products.id, roomProducts.product_id))
    .where(and(eq(roomProducts.room_id, roomId), eq(products.status, 'published')))
    .orderBy(asc(roomProducts.position), asc(roomProducts.product_id))
  return rows.map(row => row.inside)
}

/** Returns the ids that are sold in rooms only and have no price outside. */
export async function onlyInRooms(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.visibility, 'rooms')))
  return new Set(rows.map(row => row.id))
}

/** For a deleted account: removes it from every room. */
export async function forgetRoomsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(roomUsers).where(eq(roomUsers.user_id, userId))
}
