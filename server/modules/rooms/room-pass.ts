/**
 * What somebody who entered a room sends along: it names the room and proves that its code was known, so that codes are checked, and
 * can be guessed, at one endpoint only. Another code ends it. It grants nothing by itself: who may enter is checked every time.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RoomRow } from './rooms-repo.ts'

type RoomKey = Pick<RoomRow, 'id' | 'code'>

const signatureOf = ({ id, code }: RoomKey, secret: string): string =>
  createHmac('sha256', `room:${secret}`).update(`${id} ${code}`).digest('base64url').slice(0, 27)

/** The same for one room and code: it does not expire, but a new code makes it invalid. */
export const passFor = (room: RoomKey, secret: string): string => `${room.id}-${signatureOf(room, secret)}`

/** What the pass claims; `isPassOf` proves it. */
export const roomIdOf = (pass: string): number => Number(pass.split('-', 1)[0])

/** False for a pass of an earlier code. Compared in constant time. */
export function isPassOf(pass: string, room: RoomKey, secret: string): boolean {
  const expected = Buffer.from(passFor(room, secret))
  const given = Buffer.from(pass)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
