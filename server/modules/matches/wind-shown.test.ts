/** The wind in an online battle (decision 0043): players and viewers see the current and the announced one. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BattleUpdate } from '@/contract/endpoints/game/online-battle.ts'
import { WIND_TURNS } from '@/engine/rules/standard-numbers.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let players: OnlinePlayer[]

beforeAll(async () => {
  fixture = await openOnlineFixture()
  players = [await fixture.newPlayer(), await fixture.newPlayer()]
})
afterAll(() => fixture.close())

const updates = (): BattleUpdate[] =>
  fixture.published.flatMap(({ event, data }) => (event === 'battle-update' ? [data as BattleUpdate] : []))

it('is in the battle and in every update, changes as announced, and reveals no later wind', async () => {
  const [host, guest] = players as [OnlinePlayer, OnlinePlayer]
  const { id, battle } = await fixture.begin(host, guest)
  const first = battle?.wind
  expect(first).toBeDefined()
  for (let turn = 1; turn <= WIND_TURNS; turn++) {
    const now = await host.see(id)
    expect(now.battle?.wind).toEqual(first)
    const mover = now.battle?.toAct === now.seat ? host : guest
    expect((await mover.act(id, now.version, { type: 'skip-turn' })).status).toBe(200)
  }
  const [hostView, guestView] = [await host.see(id), await guest.see(id)]
  expect(hostView.battle?.wind?.from).toBe(first?.next)
  expect(guestView.battle?.wind).toEqual(hostView.battle?.wind)
  expect(updates().at(-1)?.wind).toEqual(hostView.battle?.wind)
  expect(updates().at(-1)?.events).toContainEqual({ type: 'wind-turned', ...hostView.battle?.wind })
  expect(JSON.stringify([hostView, fixture.published])).not.toContain('"rng"')
})
