import { and, asc, eq } from 'drizzle-orm'
import { rooms, roomUsers } from '../../db/schema/content.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type RoomRow = typeof rooms.$inferSelect

export async function roomByCode(db: Queryable, code: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.code, code.toLowerCase()), eq(rooms.is_active, true)))
  return row
}

export const activeRooms = (db: Queryable): Promise<RoomRow[]> =>
  db.select().from(rooms).where(eq(rooms.is_active, true)).orderBy(asc(rooms.id))

/** Rooms that name this user. */
export async function roomsNaming(db: Queryable, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roomUsers.room_id }).from(roomUsers).where(eq(roomUsers.user_id, userId))
  return new Set(rows.map(row => row.id))
}
