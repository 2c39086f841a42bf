import * as contract from '@/contract/endpoints/admin/rooms.ts'
import {
  checkRoomAccess,
  getRoomProduct,
  listRoomProducts,
  listRooms,
} from '@/contract/endpoints/shop/rooms.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { isRefusal, type Route, route } from '../../kernel/route.ts'
import { enterByCode, visitorOf } from './enter-room.ts'
import { mayEnter } from './room-access.ts'
import { passFor } from './room-pass.ts'
import { roomRecord } from './room-record.ts'
import { activeRooms, forgetRoomsOf } from './rooms-repo.ts'
import { listInside, showInside } from './show-inside.ts'

const routes: readonly Route[] = [
  route(checkRoomAccess, async ({ params }, { db, caller, locale, config }) => {
    const room = await enterByCode(db, params.code, { userId: caller?.userId ?? null, role: caller?.role })
    if (isRefusal(room)) return room
    const { code, names, leads, texts } = room
    const localized = {
      name: wordIn(names, locale),
      lead: wordIn(leads, locale),
      text: wordIn(texts, locale),
    }
    return { code, ...localized, pass: passFor(room, config.appSecret) }
  }),
  route(listRooms, async (_, { db, caller, locale }) => {
    const visitor = await visitorOf(db, { userId: caller?.userId ?? null, role: caller?.role })
    const open = (await activeRooms(db)).filter(room => mayEnter(room, visitor, false))
    return open.map(({ code, names, leads }) => ({
      code,
      name: wordIn(names, locale),
      lead: wordIn(leads, locale),
    }))
  }),
  route(listRoomProducts, listInside),
  route(getRoomProduct, showInside),
  route(contract.adminRooms, listRecords(roomRecord)),
  route(contract.adminRoom, showRecord(roomRecord)),
  route(contract.createRoom, createRecord(roomRecord)),
  route(contract.changeRoom, saveRecord(roomRecord)),
  route(contract.removeRoom, removeRecord(roomRecord)),
]

export const roomsModule: ServerModule = {
  name: 'rooms',
  routes,
  erasePersonalData: forgetRoomsOf,
}
