/** Documents written by hand: a file that was sent becomes one, is replaced, or is taken back. */
import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type * as contract from '../../../src/contract/document-administration.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { users } from '../../db/schema/auth.ts'
import { rooms } from '../../db/schema/content.ts'
import { documentRooms, documents, documentUsers } from '../../db/schema/places.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import type { RecordKind } from '../audit/keep-record.ts'
import type { DocumentRow } from './repo.ts'
import type { SentFile } from './send-file.ts'

type View = contract.AdminDocument
export type DocumentWrite = Omit<contract.DocumentBody, 'file_key'> & { file: SentFile | 'stays' | 'unknown' }

async function partsOf(db: Queryable, ids: number[]) {
  if (ids.length === 0) return { named: [], placed: [] }
  const named = await db
    .select({ document_id: documentUsers.document_id, id: users.id, name: users.name, email: users.email })
    .from(documentUsers)
    .innerJoin(users, eq(users.id, documentUsers.user_id))
    .where(inArray(documentUsers.document_id, ids))
    .orderBy(asc(users.name), asc(users.id))
  const placed = await db
    .select({ document_id: documentRooms.document_id, id: rooms.id, names: rooms.names })
    .from(documentRooms)
    .innerJoin(rooms, eq(rooms.id, documentRooms.room_id))
    .where(inArray(documentRooms.document_id, ids))
    .orderBy(asc(rooms.position), asc(rooms.id))
  return { named, placed }
}

async function viewsOf(db: Queryable, rows: readonly DocumentRow[]): Promise<View[]> {
  const parts = await partsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(({ id, withdrawn_at, created_at: _, updated_at, ...own }) => {
    const of = <T extends { document_id: number }>(all: readonly T[]) =>
      all.filter(one => one.document_id === id).map(({ document_id: __, ...rest }) => rest)
    const named = of(parts.named)
    const placed = of(parts.placed)
    const facts = {
      ...own,
      is_withdrawn: withdrawn_at !== null,
      user_ids: named.map(one => one.id),
      room_ids: placed.map(one => one.id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      users: named,
      rooms: placed,
      languages: locales.filter(one => own.names[one] !== ''),
      updated_at: updated_at.toISOString(),
    }
  })
}

export async function pageDocuments(
  { query }: ParsedOf<typeof contract.adminDocuments>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminDocuments>> {
  const { page, per_page, search, is_withdrawn } = query
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const state = is_withdrawn ? isNotNull(documents.withdrawn_at) : isNull(documents.withdrawn_at)
  const wanted = and(
    is_withdrawn === undefined ? undefined : state,
    search ? or(ilike(documents.file_name, like), sql`${documents.names}::text ilike ${like}`) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(documents).where(wanted)
  const rows = await db
    .select()
    .from(documents)
    .where(wanted)
    .orderBy(asc(documents.position), asc(documents.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { data: await viewsOf(db, rows), meta: { total: counted?.total ?? 0, page, per_page } }
}

const filled = (texts: Record<Locale, string>): Record<Locale, string> =>
  Object.fromEntries(locales.map(one => [one, texts[one] || texts.it])) as Record<Locale, string>

const rowFrom = (body: DocumentWrite, now: Date) => ({
  names: filled(body.names),
  notes: filled(body.notes),
  file_name: body.file_name,
  visible_roles: body.visible_roles,
  position: body.position,
  updated_at: now,
  ...(typeof body.file === 'object' && body.file),
})

async function storeParts(tx: Queryable, id: number, body: DocumentWrite): Promise<void> {
  await tx.delete(documentUsers).where(eq(documentUsers.document_id, id))
  const people = [...new Set(body.user_ids)]
  if (people.length > 0)
    await tx.insert(documentUsers).values(people.map(user_id => ({ document_id: id, user_id })))
  await tx.delete(documentRooms).where(eq(documentRooms.document_id, id))
  const places = [...new Set(body.room_ids)]
  if (places.length > 0)
    await tx.insert(documentRooms).values(places.map(room_id => ({ document_id: id, room_id })))
}

async function isMissing(
  tx: Queryable,
  table: typeof users | typeof rooms,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return false
  const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, wanted))
  return found.length < wanted.length
}

async function isTaken(tx: Queryable, key: string, except: number | null): Promise<boolean> {
  const [row] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.file_key, key))
  return row !== undefined && row.id !== except
}

async function faultsOf(tx: Queryable, body: DocumentWrite, id: number | null): Promise<FieldProblem[]> {
  const faults: FieldProblem[] = []
  const { file } = body
  if (file === 'stays' && id === null) faults.push({ path: 'file_key', code: 'required' })
  if (file === 'unknown' || (typeof file === 'object' && (await isTaken(tx, file.file_key, id))))
    faults.push({ path: 'file_key', code: 'invalid' })
  if (await isMissing(tx, users, body.user_ids)) faults.push({ path: 'user_ids', code: 'invalid' })
  if (await isMissing(tx, rooms, body.room_ids)) faults.push({ path: 'room_ids', code: 'invalid' })
  return faults
}

export const documentKind: RecordKind<View, DocumentWrite> = {
  record: 'document',
  lock: async (tx, id) => {
    await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
  },
  read: async (tx, id) =>
    (await viewsOf(tx, await tx.select().from(documents).where(eq(documents.id, id))))[0],
  faults: faultsOf,
  insert: async (tx, body, now) => {
    if (typeof body.file !== 'object') throw new Error('a document without a file has a fault')
    const [row] = await tx
      .insert(documents)
      .values({
        ...rowFrom(body, now),
        ...body.file,
        withdrawn_at: body.is_withdrawn ? now : null,
        created_at: now,
      })
      .returning({ id: documents.id })
    const { id } = row as { id: number }
    await storeParts(tx, id, body)
    return id
  },
  store: async (tx, id, body, now) => {
    const withdrawn_at = body.is_withdrawn
      ? sql`coalesce(${documents.withdrawn_at}, ${now.toISOString()}::timestamptz)`
      : null
    await tx
      .update(documents)
      .set({ ...rowFrom(body, now), withdrawn_at })
      .where(eq(documents.id, id))
    await storeParts(tx, id, body)
  },
  remove: async (tx, id) => {
    await tx.delete(documents).where(eq(documents.id, id))
  },
  titleOf: view => view.names.it,
  factsOf: ({
    version: _,
    updated_at: __,
    users: ___,
    rooms: ____,
    languages: _____,
    file_key: ______,
    ...facts
  }: View & { file_key?: string }) => facts,
}
