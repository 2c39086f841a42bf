/** The two ways into a room: by its code at first, by a pass afterwards. Both check whether the person may enter. */
import type { Role } from '../../../src/contract/permissions.ts'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { mayEnter, type Visitor } from './room-access.ts'
import { isPassOf, roomIdOf } from './room-pass.ts'
import { type RoomRow, roomByCode, roomById, roomsNaming } from './rooms-repo.ts'

export interface Person {
  userId: number | null
  role: Role | undefined
}

/** Null for somebody who is not signed in. */
export async function visitorOf(db: Queryable, { userId, role }: Person): Promise<Visitor | null> {
  if (userId === null || role === undefined) return null
  return { role, namedIn: await roomsNaming(db, userId) }
}

async function admitted(db: Queryable, room: RoomRow, person: Person): Promise<RoomRow | Refusal> {
  return mayEnter(room, await visitorOf(db, person), true) ? room : refuse('room_denied')
}

/** `room_not_found` for an unknown code or an inactive room, `room_denied` when the person may not enter. */
export async function enterByCode(db: Queryable, code: string, person: Person): Promise<RoomRow | Refusal> {
  const room = await roomByCode(db, code)
  return room ? admitted(db, room, person) : refuse('room_not_found')
}

/** `room_not_found` for a wrong pass, an inactive room or a code that has changed; `room_denied` when the person may not enter. */
export async function enterByPass(
  db: Queryable,
  pass: string,
  person: Person,
  { appSecret }: Pick<Config, 'appSecret'>,
): Promise<RoomRow | Refusal> {
  const room = await roomById(db, roomIdOf(pass))
  return room && isPassOf(pass, room, appSecret) ? admitted(db, room, person) : refuse('room_not_found')
}
