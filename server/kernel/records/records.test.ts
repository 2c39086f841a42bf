/** Tests the record framework with its own table. Everything checked here is true for every kind of record. */
import { asc, eq, sql } from 'drizzle-orm'
import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminPermissions } from '@/contract/permissions.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import { heldUp } from '../../testing/held-up.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { CallContext } from '../context.ts'
import { isAnyMissing, isTaken } from '../db/exists.ts'
import { wordsIn } from '../db/search-words.ts'
import { isRefusal, refuse } from '../route.ts'
import { orderRecords } from './order-records.ts'
import { listRecords, showRecord } from './read-records.ts'
import type { EditableKind, ListedKind } from './record-kind.ts'
import { orderedTable, recordTable } from './record-table.ts'
import { versionOf } from './record-version.ts'
import { createRecord, removeRecord, saveRecord } from './write-records.ts'

const notes = pgTable('framework_notes', {
  id: serial().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
})
const table = recordTable(notes)
const order = orderedTable(notes)

interface Note {
  id: number
  name: string
  version: string
}

const kind: EditableKind<Note, { name: string }> &
  ListedKind<Note, { page: number; per_page: number; search?: string }> = {
  record: 'slide',
  key: 'id',
  lock: table.lock,
  read: async (db, id) => {
    const row = await table.find(db, id)
    return row && { id, name: row.name, version: versionOf(row.name) }
  },
  page: async (db, query) => {
    const where = wordsIn(query.search, notes.name)
    const { rows, total } = await table.page(db, { where, orderBy: [asc(notes.id)] }, query)
    return { rows: rows.map(({ id, name }) => ({ id, name, version: versionOf(name) })), total }
  },
  prepare: ({ name }) => ({ name: name.trim() }),
  check: async (tx, { name }, current) =>
    (await isTaken(tx, { table: notes, column: notes.name, value: name }, current?.id ?? null))
      ? [{ path: 'name', code: 'name_taken' }]
      : [],
  insert: (tx, body) => table.insert(tx, { ...body, position: order.nextPosition }),
  update: (tx, { id }, body) => table.update(tx, id, body),
  refuseChange: ({ name }) => (name === 'sealed' ? refuse('record_in_use') : undefined),
  refuseRemoval: async (_, { name }) => (name === 'needed' ? refuse('record_in_use') : undefined),
  remove: (tx, { id }) => table.remove(tx, id),
  titleOf: note => note.name,
}
const [create, save, remove] = [createRecord(kind), saveRecord(kind), removeRecord(kind)]

let server: TestServer
let context: CallContext

beforeAll(async () => {
  server = await openTestServer()
  const { context: app } = server
  await app.db.execute(
    sql`create table framework_notes (id serial primary key, name text not null, position int not null)`,
  )
  const [admin] = await app.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const caller = {
    userId: admin?.id ?? 0,
    role: 'admin',
    permissions: adminPermissions,
    secondFactor: 'off',
    sessionId: '',
    signedInBy: null,
  } as const
  context = { ...app, caller, locale: 'it' } as unknown as CallContext
})
afterAll(() => server.close())
beforeEach(async () => {
  await context.db.delete(notes)
})

const createNote = async (name: string): Promise<Note> => {
  const note = await create({ body: { name } }, context)
  if (isRefusal(note)) throw new Error(note.code)
  return note
}

const savedAs = ({ id, version }: Note, name: string, by = context) =>
  save({ params: { id }, body: { name, version } }, by)

const entriesOf = ({ id }: Pick<Note, 'id'>) =>
  context.db
    .select({ action: auditEntries.action, title: auditEntries.title, changes: auditEntries.changes })
    .from(auditEntries)
    .where(eq(auditEntries.record_id, String(id)))
    .orderBy(asc(auditEntries.id))

const namesNow = async () =>
  (await context.db.select().from(notes).orderBy(asc(notes.id))).map(row => row.name)

/** A user that the audit log cannot reference, so that its entry cannot be written. */
const unknownCaller = (): CallContext => ({
  ...context,
  caller: {
    userId: 2_000_000_000,
    role: 'admin',
    permissions: adminPermissions,
    secondFactor: 'off',
    sessionId: '',
    signedInBy: null,
  },
})

describe('saving a record', () => {
  it('writes one audit entry per change, and none for a save without a change', async () => {
    const note = await createNote(' first ')
    const secondNote = (await savedAs(note, 'second')) as Note
    await savedAs(secondNote, 'second')
    expect(await remove({ params: { id: note.id }, query: {} }, context)).toEqual({ done: true })
    expect(await entriesOf(note)).toEqual([
      { action: 'created', title: 'first', changes: [{ path: 'name', from: null, to: 'first' }] },
      { action: 'changed', title: 'second', changes: [{ path: 'name', from: 'first', to: 'second' }] },
      { action: 'deleted', title: 'second', changes: [{ path: 'name', from: 'second', to: null }] },
    ])
  })

  it('writes change and audit entry in one transaction: without the entry nothing is written', async () => {
    const note = await createNote('kept')
    await expect(create({ body: { name: 'new' } }, unknownCaller())).rejects.toThrow()
    await expect(savedAs(note, 'other', unknownCaller())).rejects.toThrow()
    await expect(remove({ params: { id: note.id }, query: {} }, unknownCaller())).rejects.toThrow()
    expect(await namesNow()).toEqual(['kept'])
  })

  it('rolls back write and entry if a later step fails', async () => {
    const note = await createNote('kept')
    const broken = saveRecord({
      ...kind,
      update: async (tx, current, body, call) => {
        await kind.update(tx, current, body, call)
        throw new Error('out of order')
      },
    })
    const body = { name: 'lost', version: note.version }
    await expect(broken({ params: { id: note.id }, body }, context)).rejects.toThrow('out of order')
    expect(await namesNow()).toEqual(['kept'])
    expect(await entriesOf(note)).toHaveLength(1)
  })

  it('stores one of two concurrent saves of a version, and returns a conflict with the record to the other', async () => {
    const note = await createNote('both')
    const results = await heldUp(context.db, sql`select id from framework_notes for no key update`, [
      () => savedAs(note, 'one'),
      () => savedAs(note, 'two'),
    ])
    const [stored] = await namesNow()
    expect(results.filter(isRefusal)).toMatchObject([
      { code: 'conflict', extra: { current: { name: stored } } },
    ])
    expect(await entriesOf(note)).toHaveLength(2)
  })

  it('writes no record that a concurrent call has deleted', async () => {
    const note = await createNote('both')
    const results = await heldUp(context.db, sql`select id from framework_notes for no key update`, [
      () => remove({ params: { id: note.id }, query: {} }, context),
      () => savedAs(note, 'late'),
    ])
    expect(results).toMatchObject([{ done: true }, { code: 'not_found' }])
    expect(await namesNow()).toEqual([])
  })

  it('refuses in this order: not found, not changeable, another version, invalid fields', async () => {
    const takenNote = await createNote('taken')
    const sealed = await createNote('sealed')
    const note = await createNote('note')
    expect(await savedAs({ ...note, id: 999_999 }, 'x')).toMatchObject({ code: 'not_found' })
    expect(await savedAs({ ...sealed, version: 'old' }, 'x')).toMatchObject({ code: 'record_in_use' })
    expect(await savedAs({ ...note, version: 'old' }, takenNote.name)).toMatchObject({ code: 'conflict' })
    const wrong = { code: 'validation', fields: [{ path: 'name', code: 'name_taken' }] }
    expect(await savedAs(note, takenNote.name)).toMatchObject(wrong)
    expect(await create({ body: { name: takenNote.name } }, context)).toMatchObject(wrong)
    expect(await namesNow()).toEqual(['taken', 'sealed', 'note'])
  })

  it('deletes no record that is in use or locked', async () => {
    for (const name of ['needed', 'sealed']) {
      const { id } = await createNote(name)
      expect(await remove({ params: { id }, query: {} }, context)).toMatchObject({ code: 'record_in_use' })
    }
    expect(await namesNow()).toEqual(['needed', 'sealed'])
    expect(await remove({ params: { id: 999_999 }, query: {} }, context)).toMatchObject({ code: 'not_found' })
  })
})

describe('reading records', () => {
  const list = async (query: { page?: number; per_page?: number; search?: string }) => {
    const { data, meta } = await listRecords(kind)({ query: { page: 1, per_page: 24, ...query } }, context)
    return { names: data.map(note => note.name), meta }
  }

  it('returns a record, or reports that it does not exist', async () => {
    const note = await createNote('one')
    expect(await showRecord(kind)({ params: { id: note.id } }, context)).toEqual(note)
    expect(await showRecord(kind)({ params: { id: 999_999 } }, context)).toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['50%', ['50% off']],
    ['a_b', ['a_b']],
    ['\\', ['c\\d']],
    ['%', ['50% off']],
    ['_', ['a_b']],
  ])('matches %s literally in a search', async (search, matches) => {
    for (const name of ['50% off', '500 off', 'a_b', 'axb', 'c\\d']) await createNote(name)
    expect((await list({ search })).names).toEqual(matches)
  })

  it('pages by number, counts all rows, and is empty after the last page', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await createNote(name)
    const meta = { total: 5, per_page: 2 }
    expect(await list({ per_page: 2 })).toEqual({ names: ['1', '2'], meta: { ...meta, page: 1 } })
    expect(await list({ per_page: 2, page: 3 })).toEqual({ names: ['5'], meta: { ...meta, page: 3 } })
    expect(await list({ per_page: 2, page: 4 })).toEqual({ names: [], meta: { ...meta, page: 4 } })
    expect(await list({ per_page: 2, search: '3' })).toMatchObject({ names: ['3'], meta: { total: 1 } })
  })

  it('finds missing rows and values already in use', async () => {
    const note = await createNote('one')
    expect(await isAnyMissing(context.db, notes, [])).toBe(false)
    expect(await isAnyMissing(context.db, notes, [note.id, note.id])).toBe(false)
    expect(await isAnyMissing(context.db, notes, [note.id, 999_999])).toBe(true)
    const target = { table: notes, column: notes.name, value: 'one' }
    expect(await isTaken(context.db, target, null)).toBe(true)
    expect(await isTaken(context.db, target, note.id)).toBe(false)
  })
})

describe('ordering records', () => {
  const arrange = orderRecords({
    record: 'slide',
    lockPlaces: tx => order.lockPlaces(tx),
    place: order.place,
    titleIn: async (tx, id) => (await table.find(tx, id))?.name ?? '',
  })
  const inOrder = async () =>
    (await context.db.select().from(notes).orderBy(asc(notes.position))).map(row => row.name)

  it('adds a new record at the end, and keeps unnamed records after named ones', async () => {
    const [a, b, c] = [await createNote('a'), await createNote('b'), await createNote('c')]
    expect(await inOrder()).toEqual(['a', 'b', 'c'])
    await arrange({ body: { ids: [c.id], known: [a.id, b.id, c.id] } }, context)
    expect(await inOrder()).toEqual(['c', 'a', 'b'])
    expect((await entriesOf(c)).at(-1)).toMatchObject({ changes: [{ path: 'position', from: 2, to: 0 }] })
  })

  it('returns a conflict with the current order to the second of two concurrent sorts', async () => {
    const [a, b] = [await createNote('a'), await createNote('b')]
    const knownOrder = [a.id, b.id]
    const results = await heldUp(context.db, sql`select id from framework_notes for no key update`, [
      () => arrange({ body: { ids: [b.id, a.id], known: knownOrder } }, context),
      () => arrange({ body: { ids: [a.id, b.id], known: knownOrder } }, context),
    ])
    expect(results).toMatchObject([
      { done: true },
      { code: 'conflict', extra: { current: { ids: [b.id, a.id] } } },
    ])
    expect(await inOrder()).toEqual(['b', 'a'])
  })
})
