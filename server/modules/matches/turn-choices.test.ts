/** Switching cards and guarding in an online battle (decision 0043): their cost, and whose time runs. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Match, turnMillis, versusMillis } from '@/contract/endpoints/game/online.ts'
import { type OnlineFixture, type OnlinePlayer, openOnlineFixture } from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer
let match: Match

beforeAll(async () => {
  fixture = await openOnlineFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  host = await fixture.newPlayer()
  guest = await fixture.newPlayer()
  match = await fixture.begin(host, guest)
})

const skip = { type: 'skip-turn' } as const

/** Returns the player to move and the waiting one. */
async function turn(): Promise<{ mover: OnlinePlayer; waiter: OnlinePlayer; now: Match }> {
  const now = await host.see(match.id)
  const isHost = now.battle?.toAct === now.seat
  return { mover: isHost ? host : guest, waiter: isHost ? guest : host, now }
}

it('continues the turn and its time after a switch of cards, which both players see', async () => {
  const { mover, waiter, now } = await turn()
  const side = now.battle?.[now.battle.toAct ?? 'player1']
  const spareCardId = side?.deck.find(({ id }) => id !== side.activeCardId)?.id ?? 0
  await fixture.live(versusMillis + turnMillis - 10_000, [host, guest])
  const change = { type: 'replace-card', cardId: spareCardId } as const
  expect((await mover.act(match.id, now.version, change)).status).toBe(200)
  for (const player of [mover, waiter]) {
    const { battle } = await player.see(match.id)
    expect(battle).toMatchObject({ toAct: now.battle?.toAct, turn: 1 })
    expect(battle?.[battle.currentTurnPlayerId]).toMatchObject({
      activeCardId: spareCardId,
      hasChanged: true,
    })
    expect(battle?.clock.ends_at).toBe(now.battle?.clock.ends_at)
  }
  const secondSwitch = await mover.act(match.id, now.version + 1, {
    ...change,
    cardId: side?.activeCardId ?? 0,
  })
  expect([secondSwitch.status, secondSwitch.body.reason]).toEqual([422, 'already_changed'])
})

it('lets a player guard and charges its energy', async () => {
  const { mover, now } = await turn()
  const seat = now.battle?.toAct ?? 'player1'
  const before = now.battle?.[seat].energy ?? 0
  expect((await mover.act(match.id, now.version, { ...skip, guard: true })).status).toBe(200)
  const { battle } = await mover.see(match.id)
  expect(battle?.[seat].energy).toBe(before - 1)
  expect(battle?.history).toContainEqual({ type: 'turn-skipped', seat, guard: true })
})
