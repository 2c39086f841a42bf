import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { characters } from '../db/schema/game.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const attack = async () => (await server.call('GET', '/characters/draghissimo')).json<Character>().atk

const store = (atk: number) =>
  server.context.db.update(characters).set({ atk }).where(eq(characters.slug, 'draghissimo'))

it('keeps cached responses after a call that does not change them, and clears them after any other change', async () => {
  const before = await attack()
  await store(before + 1)
  await server.call('POST', '/coupons/validate', { body: { code: 'NOPE' } })
  await server.call('POST', '/battles/local', { as: 'user', body: { kind: 'new' } })
  expect(await attack()).toBe(before)
  await server.call('POST', '/newsletter/subscribe', { body: { email: 'kept@example.com', locale: 'it' } })
  expect(await attack()).toBe(before + 1)
})
