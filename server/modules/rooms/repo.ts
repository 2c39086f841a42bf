import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '../../db/schema/catalog.ts'
import { rooms, roomUsers } from '../../db/schema/content.ts'
import { roomProducts } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type RoomRow = typeof rooms.$inferSelect
export type RoomProductRow = typeof roomProducts.$inferSelect

export async function roomByCode(db: Queryable, code: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.code, code.trim().toLowerCase()), eq(rooms.is_active, true)))
  return row
}

export async function roomById(db: Queryable, id: number): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.id, id), eq(rooms.is_active, true)))
  return row
}

export const activeRooms = (db: Queryable): Promise<RoomRow[]> =>
  db.select().from(rooms).where(eq(rooms.is_active, true)).orderBy(asc(rooms.position), asc(rooms.id))

/** Rooms that name this user. */
export async function roomsNaming(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roomUsers.room_id }).from(roomUsers).where(eq(roomUsers.user_id, userId))
  return new Set(rows.map(row => row.id))
}

/** Published products of a room in their order, with their conditions. What lists hide may stand inside. */
export async function productsInside(db: Queryable, roomId: number): Promise<RoomProductRow[]> {
  const rows = await db
    .select({ inside: roomProducts })
    .from(roomProducts)
    .innerJoin(products, eq(products.id, roomProducts.product_id))
    .where(and(eq(roomProducts.room_id, roomId), eq(products.status, 'published')))
    .orderBy(asc(roomProducts.position), asc(roomProducts.product_id))
  return rows.map(row => row.inside)
}

/** Of these, those that live in rooms only: nothing outside has a price for them. */
export async function onlyInRooms(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.visibility, 'rooms')))
  return new Set(rows.map(row => row.id))
}

/** An account that is gone is named nowhere. */
export async function forgetRoomsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(roomUsers).where(eq(roomUsers.user_id, userId))
}

export const namesOfRooms = (db: Queryable): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: rooms.id, name: sql<string>`${rooms.names}->>'it'` })
    .from(rooms)
    .orderBy(asc(rooms.position), asc(rooms.id))
