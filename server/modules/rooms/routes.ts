import { checkRoomAccess, listRooms } from '../../../src/contract/site.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { activeRooms, roomByCode, roomsNaming } from './repo.ts'
import { mayEnter, type Visitor } from './room-access.ts'

async function visitorOf({ caller, db }: CallContext): Promise<Visitor | null> {
  return caller && { role: caller.role, namedIn: await roomsNaming(db, caller.userId) }
}

export const roomsRoutes: readonly Route[] = [
  route(checkRoomAccess, async ({ params }, context) => {
    const room = await roomByCode(context.db, params.code)
    if (!room) return refuse('room_not_found')
    if (!mayEnter(room, await visitorOf(context), true)) return refuse('room_denied')
    const { locale } = context
    return { code: room.code, name: room.names[locale], text: room.texts[locale] }
  }),
  route(listRooms, async (_, context) => {
    const visitor = await visitorOf(context)
    const open = (await activeRooms(context.db)).filter(room => mayEnter(room, visitor, false))
    return open.map(({ code, names, leads }) => ({
      code,
      name: names[context.locale],
      lead: leads[context.locale],
    }))
  }),
]
