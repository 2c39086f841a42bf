import * as contract from '../../../src/contract/room-administration.ts'
import { checkRoomAccess, getRoomProduct, listRoomProducts, listRooms } from '../../../src/contract/rooms.ts'
import { isRefusal, type Route, refuse, route } from '../../kernel/route.ts'
import { addRecord, dropRecord, saveRecord } from '../audit/keep-record.ts'
import { pageRooms, roomKind } from './administer-rooms.ts'
import { enterByCode, visitorOf } from './enter-room.ts'
import { activeRooms } from './repo.ts'
import { mayEnter } from './room-access.ts'
import { passFor } from './room-pass.ts'
import { listInside, showInside } from './show-inside.ts'

export const roomsRoutes: readonly Route[] = [
  route(checkRoomAccess, async ({ params }, { db, caller, locale, config }) => {
    const room = await enterByCode(db, params.code, { userId: caller?.userId ?? null, role: caller?.role })
    if (isRefusal(room)) return room
    const { code, names, leads, texts } = room
    const words = { name: names[locale], lead: leads[locale], text: texts[locale] }
    return { code, ...words, pass: passFor(room, config.appSecret) }
  }),
  route(listRooms, async (_, { db, caller, locale }) => {
    const visitor = await visitorOf(db, { userId: caller?.userId ?? null, role: caller?.role })
    const open = (await activeRooms(db)).filter(room => mayEnter(room, visitor, false))
    return open.map(({ code, names, leads }) => ({ code, name: names[locale], lead: leads[locale] }))
  }),
  route(listRoomProducts, listInside),
  route(getRoomProduct, showInside),
  route(contract.adminRooms, pageRooms),
  route(
    contract.adminRoom,
    async ({ params }, { db, now }) => (await roomKind.read(db, params.id, now())) ?? refuse('not_found'),
  ),
  route(contract.createRoom, ({ body }, context) => addRecord(roomKind, body, context)),
  route(contract.changeRoom, ({ params, body: { version, ...body } }, context) =>
    saveRecord(roomKind, { id: params.id, version, body }, context),
  ),
  route(contract.removeRoom, ({ params }, context) => dropRecord(roomKind, params.id, context)),
]
