/** A registered account on one or more devices. */
import { expect } from 'vitest'
import type { AuthFixture } from './auth-fixture.ts'
import { type Visitor, visitor } from './visitor.ts'

export const memberPassword = 'sette nani al mercato'

export type Member = Visitor & { email: string; id: number }

let people = 0
export const newAddress = (): string => `person-${++people}@example.com`

export async function newMember({ app }: Pick<AuthFixture, 'app'>, email = newAddress()): Promise<Member> {
  const guest = visitor(app)
  await guest.enter('/api/auth/register', { name: 'Ada', email, password: memberPassword })
  const { body } = await guest.call('GET', '/api/auth/user')
  return Object.assign(guest, { email, id: Number(body.id) })
}

/** Another device of the same account. */
export async function openDevice(
  { app }: Pick<AuthFixture, 'app'>,
  email: string,
  ip?: string,
): Promise<Visitor> {
  const device = visitor(app, { ip })
  expect((await device.enter('/api/auth/login', { email, password: memberPassword })).status).toBe(200)
  return device
}

/** Returns the status of GET /api/auth/user. */
export const statusOf = async (person: Visitor): Promise<number> =>
  (await person.call('GET', '/api/auth/user')).status

export const refreshSession = (person: Visitor, headers: Record<string, string> = {}) =>
  person.call('POST', '/api/auth/refresh', undefined, headers)
