import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldUp } from '../../testing/held-up.ts'
import { type OnlineFixture, openOnlineFixture, password } from './testing/online-fixture.ts'

let arena: OnlineFixture
beforeAll(async () => {
  arena = await openOnlineFixture()
})
afterAll(() => arena.close())

it('an account is deleted while its battle ends: both are done, the deletion after the end (PostgreSQL)', async () => {
  const leaver = await arena.newPlayer()
  const rival = await arena.newPlayer()
  const { id } = await arena.begin(leaver, rival)
  const table = sql`select from matches where id = ${id} for update` // the end holds the players when it comes here
  const [ended, gone] = await heldUp(arena.context.db, table, [
    () => rival.call('POST', `/battles/${id}/forfeit`),
    () => leaver.call('POST', '/me/delete', { password }),
  ])
  expect([gone.status, ended.status]).toEqual([200, 200])
  expect((await rival.see(id)).battle?.ending).toBe('forfeit')
})
