import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldUp } from '../../testing/held-up.ts'
import { claimMatch } from './matches-repo.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
  host = await fixture.newPlayer()
  guest = await fixture.newPlayer()
})
afterAll(() => fixture.close())

it('returns the running battle and sends no further event for a second "ready"', async () => {
  const { id, version } = await fixture.begin(host, guest)
  expect(fixture.published.map(({ event }) => event)).toContain('match-start')
  fixture.published.length = 0
  for (const player of [host, guest]) {
    const { status, body } = await player.ready(id)
    expect([status, body.status, body.version]).toEqual([200, 'playing', version])
  }
  expect(fixture.published).toEqual([])
  await host.call('POST', `/battles/${id}/forfeit`)
})

it('locks the players before the table when a battle ends, in the same order as sitting down', async () => {
  const { id } = await fixture.begin(host, guest)
  const { db } = fixture.context
  const player = sql`select from online_players where user_id = ${host.id} for update`
  const [ended, table] = await heldUp(db, player, [
    () => guest.call('POST', `/battles/${id}/forfeit`),
    () => db.transaction(tx => claimMatch(tx, id)), // undefined while the other process has it locked
  ])
  expect(ended.status).toBe(200)
  expect(table?.id).toBe(id)
  expect((await host.see(id)).status).toBe('over')
})
