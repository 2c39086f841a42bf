import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'
import { documentRooms, documents, documentUsers } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type DocumentRow = typeof documents.$inferSelect

const isOut = isNull(documents.withdrawn_at)

/** Matches documents for this user, by role or by name. */
const isFor = (db: Queryable, userId: number, role: Role) =>
  or(
    sql`${role} = any(${documents.visible_roles})`,
    inArray(
      documents.id,
      db
        .select({ id: documentUsers.document_id })
        .from(documentUsers)
        .where(eq(documentUsers.user_id, userId)),
    ),
  )

const liesIn = (db: Queryable, roomId: number) =>
  inArray(
    documents.id,
    db.select({ id: documentRooms.document_id }).from(documentRooms).where(eq(documentRooms.room_id, roomId)),
  )

const inOrder = [asc(documents.position), asc(documents.id)]

/** By the user's role or by name, without withdrawn ones, in the shop's order. Excludes documents of rooms. */
export const documentsFor = (db: Queryable, userId: number, role: Role): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(isOut, isFor(db, userId, role)))
    .orderBy(...inOrder)

/** Without withdrawn ones, in the shop's order. The caller has checked that the reader may enter the room. */
export const documentsIn = (db: Queryable, roomId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(isOut, liesIn(db, roomId)))
    .orderBy(...inOrder)

/**
 * Returns the document if this user, or a visitor of the room, may read it. Admins may read all that are not withdrawn.
 */
export async function documentWithinReach(
  db: Queryable,
  id: number,
  { userId, role, roomId }: { userId: number | null; role: Role | undefined; roomId: number | null },
): Promise<DocumentRow | undefined> {
  const isForUser = userId !== null && role !== undefined ? isFor(db, userId, role) : sql`false`
  const isInRoom = roomId !== null ? liesIn(db, roomId) : sql`false`
  const reach = role === 'admin' ? undefined : or(isForUser, isInRoom)
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isOut, reach))
  return row
}

/** Returns undefined when the document was withdrawn or its file was replaced. */
export async function documentByKey(db: Queryable, key: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.file_key, key), isOut))
  return row
}

/** Returns the keys that a document uses. */
export async function keysInUse(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: documents.file_key })
    .from(documents)
    .where(inArray(documents.file_key, [...keys]))
  return new Set(rows.map(row => row.key))
}

/** Removes an account that is being deleted from the readers of every document. */
export async function forgetDocumentsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(documentUsers).where(eq(documentUsers.user_id, userId))
}
