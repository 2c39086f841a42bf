/** Rooms in the administration. A new code invalidates every pass, because passes are derived from it. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/rooms.ts'
import { locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { partsOfRooms, roomProblems, roomsPage, roomsTable, storeRoomParts } from './admin-repo.ts'
import type { RoomRow } from './rooms-repo.ts'

type View = contract.AdminRoom
type Body = contract.RoomBody

async function viewsOf(db: Queryable, rows: readonly RoomRow[]): Promise<View[]> {
  const parts = await partsOfRooms(
    db,
    rows.map(row => row.id),
  )
  return rows.map(({ id, updated_at, ...own }) => {
    const partsOfRoom = <T extends { room_id: number }>(all: readonly T[]) =>
      all.filter(part => part.room_id === id)
    const named = partsOfRoom(parts.named).map(({ room_id: _, ...user }) => user)
    const facts = {
      ...own,
      user_ids: named.map(user => user.id),
      products: partsOfRoom(parts.inside).map(({ product_id, price, discount }) => ({
        product_id,
        price,
        discount,
      })),
      document_ids: partsOfRoom(parts.papers).map(paper => paper.document_id),
    }
    return {
      id,
      version: versionOf(facts),
      ...facts,
      users: named,
      languages: locales.filter(locale => own.names[locale] && own.texts[locale]),
      updated_at: updated_at.toISOString(),
    }
  })
}

const rowFrom = ({ user_ids: _, products: __, document_ids: ___, texts, ...facts }: Body, now: Date) => ({
  ...facts,
  texts: localizedTextsOf(locale => cleanRichText(texts[locale])),
  updated_at: now,
})

export const roomRecord: EditableKind<View, Body> &
  ListedKind<View, ParsedOf<typeof contract.adminRooms>['query']> = {
  record: 'room',
  key: 'id',
  lock: roomsTable.lock,
  read: async (db, id) => {
    const row = await roomsTable.find(db, id)
    return row && (await viewsOf(db, [row]))[0]
  },
  page: async (db, query) => {
    const { rows, total } = await roomsPage(db, query)
    return { rows: await viewsOf(db, rows), total }
  },
  check: (tx, body, current) => roomProblems(tx, body, current?.id ?? null),
  insert: async (tx, body, { now }) => {
    const id = await roomsTable.insert(tx, rowFrom(body, now()))
    await storeRoomParts(tx, id, body)
    return id
  },
  update: async (tx, { id }, body, { now }) => {
    await roomsTable.update(tx, id, rowFrom(body, now()))
    await storeRoomParts(tx, id, body)
  },
  remove: (tx, { id }) => roomsTable.remove(tx, id),
  titleOf: view => view.names.it,
  factsOf: ({ updated_at: _, users: __, languages: ___, ...facts }) => facts,
}
