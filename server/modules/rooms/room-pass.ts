/**
 * A pass identifies a room and proves that its code was entered, so that codes are checked, and can be guessed, at one
 * endpoint only. A new code invalidates it. It grants nothing alone: access is checked on every request.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RoomRow } from './rooms-repo.ts'

type RoomKey = Pick<RoomRow, 'id' | 'code'>

const signatureOf = ({ id, code }: RoomKey, secret: string): string =>
  createHmac('sha256', `room:${secret}`).update(`${id} ${code}`).digest('base64url').slice(0, 27)

/** Always the same for one room and code. It does not expire, but a new code invalidates it. */
export const passFor = (room: RoomKey, secret: string): string => `${room.id}-${signatureOf(room, secret)}`

/** Returns the id that the pass claims; `isPassOf` verifies it. */
export const roomIdOf = (pass: string): number => Number(pass.split('-', 1)[0])

/** Returns false for a pass of an earlier code. Compared in constant time. */
export function isPassOf(pass: string, room: RoomKey, secret: string): boolean {
  const expected = Buffer.from(passFor(room, secret))
  const passBytes = Buffer.from(pass)
  return passBytes.length === expected.length && timingSafeEqual(passBytes, expected)
}
