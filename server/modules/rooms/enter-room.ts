/** The two ways to enter a room: first by its code, then by a pass. Both check the user's access. */
import type { Role } from '@/contract/permissions.ts'
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

/** Returns null for a guest. */
export async function visitorOf(db: Queryable, { userId, role }: Person): Promise<Visitor | null> {
  if (userId === null || role === undefined) return null
  return { role, namedIn: await roomsNaming(db, userId) }
}

async function admitted(db: Queryable, room: RoomRow, person: Person): Promise<RoomRow | Refusal> {
  return mayEnter(room, await visitorOf(db, person), true) ? room : refuse('room_denied')
}

/** Refuses `room_not_found` for an unknown code or an inactive room, and `room_denied` without access. */
export async function enterByCode(db: Queryable, code: string, person: Person): Promise<RoomRow | Refusal> {
  const room = await roomByCode(db, code)
  return room ? admitted(db, room, person) : refuse('room_not_found')
}

/** Refuses `room_not_found` for a wrong pass, an inactive room or a changed code, and `room_denied` without access. */
export async function enterByPass(
  db: Queryable,
  pass: string,
  person: Person,
  { appSecret }: Pick<Config, 'appSecret'>,
): Promise<RoomRow | Refusal> {
  const room = await roomById(db, roomIdOf(pass))
  return room && isPassOf(pass, room, appSecret) ? admitted(db, room, person) : refuse('room_not_found')
}
