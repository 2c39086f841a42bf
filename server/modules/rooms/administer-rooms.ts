/** Rooms written by hand. Another code ends every pass, because passes are made of it. */
import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import type * as contract from '../../../src/contract/room-administration.ts'
import { users } from '../../db/schema/auth.ts'
import { products } from '../../db/schema/catalog.ts'
import { rooms, roomUsers } from '../../db/schema/content.ts'
import { documentRooms, documents, roomProducts } from '../../db/schema/places.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { RecordKind } from '../audit/keep-record.ts'
import type { RoomRow } from './repo.ts'

type View = contract.AdminRoom
type Body = contract.RoomBody

/** What hangs on some rooms, in as many questions as there are kinds. */
async function partsOf(db: Queryable, ids: number[]) {
  if (ids.length === 0) return { inside: [], named: [], papers: [] }
  const inside = await db
    .select()
    .from(roomProducts)
    .where(inArray(roomProducts.room_id, ids))
    .orderBy(asc(roomProducts.position), asc(roomProducts.product_id))
  const named = await db
    .select({ room_id: roomUsers.room_id, id: users.id, name: users.name, email: users.email })
    .from(roomUsers)
    .innerJoin(users, eq(users.id, roomUsers.user_id))
    .where(inArray(roomUsers.room_id, ids))
    .orderBy(asc(users.name), asc(users.id))
  const papers = await db
    .select()
    .from(documentRooms)
    .where(inArray(documentRooms.room_id, ids))
    .orderBy(asc(documentRooms.document_id))
  return { inside, named, papers }
}

async function viewsOf(db: Queryable, rows: readonly RoomRow[]): Promise<View[]> {
  const parts = await partsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(({ id, updated_at, ...own }) => {
    const here = <T extends { room_id: number }>(all: readonly T[]) => all.filter(one => one.room_id === id)
    const named = here(parts.named).map(({ room_id: _, ...user }) => user)
    const facts = {
      ...own,
      user_ids: named.map(user => user.id),
      products: here(parts.inside).map(({ product_id, price, discount }) => ({
        product_id,
        price,
        discount,
      })),
      document_ids: here(parts.papers).map(paper => paper.document_id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      users: named,
      languages: locales.filter(one => own.names[one] && own.texts[one]),
      updated_at: updated_at.toISOString(),
    }
  })
}

export async function pageRooms(
  { query }: ParsedOf<typeof contract.adminRooms>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminRooms>> {
  const { page, per_page, search } = query
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const wanted = search ? or(ilike(rooms.code, like), sql`${rooms.names}::text ilike ${like}`) : undefined
  const [counted] = await db.select({ total: count() }).from(rooms).where(wanted)
  const rows = await db
    .select()
    .from(rooms)
    .where(wanted)
    .orderBy(asc(rooms.position), asc(rooms.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { data: await viewsOf(db, rows), meta: { total: counted?.total ?? 0, page, per_page } }
}

/** A language without words of its own borrows the Italian ones. */
const filled = (texts: Record<Locale, string>): Record<Locale, string> =>
  Object.fromEntries(locales.map(one => [one, texts[one] || texts.it])) as Record<Locale, string>

const rowFrom = ({ user_ids: _, products: __, document_ids: ___, texts, ...facts }: Body, now: Date) => ({
  ...facts,
  names: filled(facts.names),
  leads: filled(facts.leads),
  texts: filled(
    Object.fromEntries(locales.map(one => [one, cleanRichText(texts[one])])) as Record<Locale, string>,
  ),
  updated_at: now,
})

async function storeParts(tx: Queryable, id: number, body: Body): Promise<void> {
  await tx.delete(roomProducts).where(eq(roomProducts.room_id, id))
  if (body.products.length > 0)
    await tx
      .insert(roomProducts)
      .values(body.products.map((one, position) => ({ ...one, room_id: id, position })))
  await tx.delete(roomUsers).where(eq(roomUsers.room_id, id))
  const people = [...new Set(body.user_ids)]
  if (people.length > 0) await tx.insert(roomUsers).values(people.map(user_id => ({ room_id: id, user_id })))
  await tx.delete(documentRooms).where(eq(documentRooms.room_id, id))
  const papers = [...new Set(body.document_ids)]
  if (papers.length > 0)
    await tx.insert(documentRooms).values(papers.map(document_id => ({ room_id: id, document_id })))
}

type Named = typeof products | typeof users | typeof documents

async function isMissing(tx: Queryable, table: Named, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return false
  const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, wanted))
  return found.length < wanted.length
}

async function faultsOf(tx: Queryable, body: Body, id: number | null): Promise<FieldProblem[]> {
  const faults: FieldProblem[] = []
  const [taken] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.code, body.code))
  if (taken && taken.id !== id) faults.push({ path: 'code', code: 'code_taken' })
  const inside = body.products.map(one => one.product_id)
  if (new Set(inside).size < inside.length || (await isMissing(tx, products, inside)))
    faults.push({ path: 'products', code: 'invalid' })
  if (await isMissing(tx, users, body.user_ids)) faults.push({ path: 'user_ids', code: 'invalid' })
  if (await isMissing(tx, documents, body.document_ids))
    faults.push({ path: 'document_ids', code: 'invalid' })
  return faults
}

export const roomKind: RecordKind<View, Body> = {
  record: 'room',
  lock: async (tx, id) => {
    await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('update')
  },
  read: async (tx, id) =>
    (
      await viewsOf(
        tx,
        await tx
          .select()
          .from(rooms)
          .where(and(eq(rooms.id, id))),
      )
    )[0],
  faults: faultsOf,
  insert: async (tx, body, now) => {
    const [row] = await tx.insert(rooms).values(rowFrom(body, now)).returning({ id: rooms.id })
    const { id } = row as { id: number }
    await storeParts(tx, id, body)
    return id
  },
  store: async (tx, id, body, now) => {
    await tx.update(rooms).set(rowFrom(body, now)).where(eq(rooms.id, id))
    await storeParts(tx, id, body)
  },
  remove: async (tx, id) => {
    await tx.delete(rooms).where(eq(rooms.id, id))
  },
  titleOf: view => view.names.it,
  factsOf: ({ version: _, updated_at: __, users: ___, languages: ____, ...facts }) => facts,
}
