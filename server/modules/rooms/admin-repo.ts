/** Rooms with their products, users and documents, as the administration reads and saves them. */
import { asc, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/rooms.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { users } from '../../db/schema/auth.ts'
import { products } from '../../db/schema/catalog.ts'
import { rooms, roomUsers } from '../../db/schema/content.ts'
import { documentRooms, documents, roomProducts } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isAnyMissing, isTaken } from '../../kernel/db/exists.ts'
import { inEveryLanguage, wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import type { RoomRow } from './rooms-repo.ts'

export const roomsTable = recordTable(rooms)

/** In the shop's order, including inactive rooms. `search` matches the code and the names. */
export const roomsPage = (
  db: Queryable,
  query: ParsedOf<typeof contract.adminRooms>['query'],
): Promise<{ rows: RoomRow[]; total: number }> =>
  roomsTable.page(
    db,
    {
      where: wordsIn(query.search, rooms.code, inEveryLanguage(rooms.names)),
      orderBy: [asc(rooms.position), asc(rooms.id)],
    },
    query,
  )

/** Returns the related records of some rooms, with one query for each kind. */
export async function partsOfRooms(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return { inside: [], named: [], papers: [] }
  const inside = await db
    .select()
    .from(roomProducts)
    .where(inArray(roomProducts.room_id, [...ids]))
    .orderBy(asc(roomProducts.position), asc(roomProducts.product_id))
  const named = await db
    .select({ room_id: roomUsers.room_id, id: users.id, name: users.name, email: users.email })
    .from(roomUsers)
    .innerJoin(users, eq(users.id, roomUsers.user_id))
    .where(inArray(roomUsers.room_id, [...ids]))
    .orderBy(asc(users.name), asc(users.id))
  const papers = await db
    .select()
    .from(documentRooms)
    .where(inArray(documentRooms.room_id, [...ids]))
    .orderBy(asc(documentRooms.document_id))
  return { inside, named, papers }
}

/** Replaces products, users and documents of the room. */
export async function storeRoomParts(tx: Queryable, id: number, body: contract.RoomBody): Promise<void> {
  await tx.delete(roomProducts).where(eq(roomProducts.room_id, id))
  if (body.products.length > 0)
    await tx
      .insert(roomProducts)
      .values(body.products.map((product, position) => ({ ...product, room_id: id, position })))
  await tx.delete(roomUsers).where(eq(roomUsers.room_id, id))
  const people = [...new Set(body.user_ids)]
  if (people.length > 0) await tx.insert(roomUsers).values(people.map(user_id => ({ room_id: id, user_id })))
  await tx.delete(documentRooms).where(eq(documentRooms.room_id, id))
  const papers = [...new Set(body.document_ids)]
  if (papers.length > 0)
    await tx.insert(documentRooms).values(papers.map(document_id => ({ room_id: id, document_id })))
}

/**
 * `code_taken` for a code of another room, `invalid` for products, users and documents that do not exist. `id` is null
 * for a new room.
 */
export async function roomProblems(
  tx: Queryable,
  body: contract.RoomBody,
  id: number | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (await isTaken(tx, { table: rooms, column: rooms.code, value: body.code }, id))
    problems.push({ path: 'code', code: 'code_taken' })
  const inside = body.products.map(productIds => productIds.product_id)
  if (new Set(inside).size < inside.length || (await isAnyMissing(tx, products, inside)))
    problems.push({ path: 'products', code: 'invalid' })
  if (await isAnyMissing(tx, users, body.user_ids)) problems.push({ path: 'user_ids', code: 'invalid' })
  if (await isAnyMissing(tx, documents, body.document_ids))
    problems.push({ path: 'document_ids', code: 'invalid' })
  return problems
}
