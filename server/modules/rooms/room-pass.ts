/**
 * What whoever came through a room's door carries: it names the room and proves that its code was known, so that codes are asked, and
 * guessed, at the door alone. Another code ends it. It opens nothing by itself: who may enter is asked every time.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RoomRow } from './repo.ts'

type Door = Pick<RoomRow, 'id' | 'code'>

const signatureOf = ({ id, code }: Door, secret: string): string =>
  createHmac('sha256', `room:${secret}`).update(`${id} ${code}`).digest('base64url').slice(0, 27)

export const passFor = (room: Door, secret: string): string => `${room.id}-${signatureOf(room, secret)}`

export const roomIdOf = (pass: string): number => Number(pass.split('-', 1)[0])

export function isPassOf(pass: string, room: Door, secret: string): boolean {
  const expected = Buffer.from(passFor(room, secret))
  const given = Buffer.from(pass)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
