import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldUp } from '../../testing/held-up.ts'
import { type OnlineFixture, openOnlineFixture, password } from './testing/online-fixture.ts'

let arena: OnlineFixture
beforeAll(async () => {
  arena = await openOnlineFixture()
})
afterAll(() => arena.close())

it('deletes an account during the end of its battle: both succeed, the deletion after the end (PostgreSQL)', async () => {
  const leaver = await arena.newPlayer()
  const rival = await arena.newPlayer()
  const { id } = await arena.begin(leaver, rival)
  const table = sql`select from matches where id = ${id} for update` // the end locks the players when it gets here
  const [ended, deletion] = await heldUp(arena.context.db, table, [
    () => rival.call('POST', `/battles/${id}/forfeit`),
    () => leaver.call('POST', '/me/delete', { password }),
  ])
  expect([deletion.status, ended.status]).toEqual([200, 200])
  expect((await rival.see(id)).battle?.ending).toBe('forfeit')
})
