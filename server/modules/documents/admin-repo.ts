/** Documents with the users and rooms that may read them, for the administration. */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { adminDocuments } from '@/contract/endpoints/admin/documents.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { users } from '../../db/schema/auth.ts'
import { rooms } from '../../db/schema/content.ts'
import { documentRooms, documents, documentUsers } from '../../db/schema/places.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { isAnyMissing, isTaken } from '../../kernel/db/exists.ts'
import { inEveryLanguage, wordsIn } from '../../kernel/db/search-words.ts'
import { recordTable } from '../../kernel/records/record-table.ts'
import type { DocumentRow } from './documents-repo.ts'

export const documentsTable = recordTable(documents)

/** Sorted in the shop's order. Includes withdrawn documents unless the query excludes them. */
export const documentsPage = (
  db: Queryable,
  query: ParsedOf<typeof adminDocuments>['query'],
): Promise<{ rows: DocumentRow[]; total: number }> => {
  const { search, is_withdrawn } = query
  const state = is_withdrawn ? isNotNull(documents.withdrawn_at) : isNull(documents.withdrawn_at)
  const where = and(
    is_withdrawn === undefined ? undefined : state,
    wordsIn(search, documents.file_name, inEveryLanguage(documents.names)),
  )
  return documentsTable.page(db, { where, orderBy: [asc(documents.position), asc(documents.id)] }, query)
}

/** Returns which users and rooms may read these documents. */
export async function partsOfDocuments(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return { named: [], placed: [] }
  const named = await db
    .select({ document_id: documentUsers.document_id, id: users.id, name: users.name, email: users.email })
    .from(documentUsers)
    .innerJoin(users, eq(users.id, documentUsers.user_id))
    .where(inArray(documentUsers.document_id, [...ids]))
    .orderBy(asc(users.name), asc(users.id))
  const placed = await db
    .select({ document_id: documentRooms.document_id, id: rooms.id, names: rooms.names })
    .from(documentRooms)
    .innerJoin(rooms, eq(rooms.id, documentRooms.room_id))
    .where(inArray(documentRooms.document_id, [...ids]))
    .orderBy(asc(rooms.position), asc(rooms.id))
  return { named, placed }
}

interface Readers {
  user_ids: readonly number[]
  room_ids: readonly number[]
}

/** Replaces the lists of users and rooms that may read the document. */
export async function storeReaders(tx: Queryable, id: number, body: Readers): Promise<void> {
  await tx.delete(documentUsers).where(eq(documentUsers.document_id, id))
  const people = [...new Set(body.user_ids)]
  if (people.length > 0)
    await tx.insert(documentUsers).values(people.map(user_id => ({ document_id: id, user_id })))
  await tx.delete(documentRooms).where(eq(documentRooms.document_id, id))
  const places = [...new Set(body.room_ids)]
  if (places.length > 0)
    await tx.insert(documentRooms).values(places.map(room_id => ({ document_id: id, room_id })))
}

/** Returns the first day of withdrawal, or null to restore the document. */
export const withdrawnSince = (isWithdrawn: boolean, now: Date) =>
  isWithdrawn ? sql<Date>`coalesce(${documents.withdrawn_at}, ${now.toISOString()}::timestamptz)` : null

/** Returns whether another document uses the file. */
export const isFileTaken = (tx: Queryable, key: string, except: number | null): Promise<boolean> =>
  isTaken(tx, { table: documents, column: documents.file_key, value: key }, except)

/** Returns problems for users and rooms that no longer exist. */
export async function readerProblems(tx: Queryable, body: Readers): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  if (await isAnyMissing(tx, users, body.user_ids)) problems.push({ path: 'user_ids', code: 'invalid' })
  if (await isAnyMissing(tx, rooms, body.room_ids)) problems.push({ path: 'room_ids', code: 'invalid' })
  return problems
}
