/**
 * Failures and hostile input at a table, each with its required outcome: the battle is unchanged, or the clock decides.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  absentMillis,
  lateMillis,
  type Match,
  reserveMillis,
  turnMillis,
  versusMillis,
} from '@/contract/endpoints/game/online.ts'
import { rivalOf } from '@/engine/seats.ts'
import {
  type OnlineFixture,
  type OnlinePlayer,
  openOnlineFixture,
  starterDeck,
  stateOf,
} from './testing/online-fixture.ts'

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
  fixture.published.length = 0
})

const skip = { type: 'skip-turn' } as const

/** Returns the player to move and the waiting one. */
async function turn(): Promise<{ mover: OnlinePlayer; waiter: OnlinePlayer; now: Match }> {
  const now = await host.see(match.id)
  const isHost = now.battle?.toAct === now.seat
  return { mover: isHost ? host : guest, waiter: isHost ? guest : host, now }
}

const unchanged = async (before: Match) => {
  const after = await host.see(match.id)
  expect([after.version, after.status, stateOf(after)]).toEqual([
    before.version,
    before.status,
    stateOf(before),
  ])
}

it('E2: refuses an action out of turn', async () => {
  const { waiter, now } = await turn()
  const response = await waiter.act(match.id, now.version, skip)
  expect([response.status, response.body.code, response.body.reason]).toEqual([
    422,
    'action_refused',
    'not_your_turn',
  ])
  await unchanged(now)
})

it.each([
  ['a move the card does not have', { type: 'use-move', move: 9 }, 'unknown_move'],
  ['an unknown card', { type: 'replace-card', cardId: 999_999 }, 'unknown_card'],
  ['a card chosen when none has fallen', { type: 'choose-card', cardId: 1 }, 'no_selection_pending'],
] as const)('E1: refuses %s', async (_, action, reason) => {
  const { mover, now } = await turn()
  const response = await mover.act(match.id, now.version, action)
  expect([response.status, response.body.code, response.body.reason]).toEqual([422, 'action_refused', reason])
  await unchanged(now)
})

it.each([
  ['a result', { winner: 'player1' }],
  ['a seat of its own', { action: { ...skip, seat: 'player1' } }],
  ['a turn by the clock', { action: { ...skip, timedOut: true } }],
  ['a negative version', { version: -1 }],
  ['a bent name', { id: '../../etc' }],
])('E5: refuses %s in the body of an action', async (_, change) => {
  const { mover, now } = await turn()
  const body = { id: randomUUID(), version: now.version, action: skip, ...change }
  expect((await mover.call('POST', `/battles/${match.id}/actions`, body)).status).toBe(422)
  await unchanged(now)
})

it('E3: refuses an outdated version and returns the current one', async () => {
  const { mover, now } = await turn()
  for (const version of [now.version - 1, now.version + 1]) {
    const response = await mover.act(match.id, version, skip)
    expect([response.status, response.body.code, response.body.version]).toEqual([
      409,
      'action_stale',
      now.version,
    ])
  }
  await unchanged(now)
})

it('E3: applies an action once, however often it is sent', async () => {
  const { mover, now } = await turn()
  const id = randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => mover.act(match.id, now.version, skip, id)),
  )
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.version}`))).toEqual(
    new Set([`200 ${now.version + 1}`]),
  )
  expect((await mover.act(match.id, now.version, skip, id)).body.version).toBe(now.version + 1)
  const after = await host.see(match.id)
  expect([after.version, after.battle?.turn]).toEqual([now.version + 1, 2])
  const updates = fixture.published.filter(
    ({ event, channel }) => event === 'battle-update' && channel.startsWith('private-'),
  )
  expect(updates).toHaveLength(1)
})

it('E4: accepts one of two different concurrent actions', async () => {
  const { mover, now } = await turn()
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => mover.act(match.id, now.version, skip)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'action_stale')).toHaveLength(9)
  expect((await host.see(match.id)).battle?.turn).toBe(2)
})

it('E4: orders concurrent actions of both players', async () => {
  const { mover, waiter, now } = await turn()
  const [first, two] = await Promise.all([
    mover.act(match.id, now.version, skip),
    waiter.act(match.id, now.version, skip),
  ])
  expect(first.status).toBe(200)
  expect([409, 422]).toContain(two.status)
  expect(stateOf(await host.see(match.id))).toEqual(stateOf(await guest.see(match.id)))
})

it('E2: refuses actions, forfeits, readiness and emotes in battles of other players', async () => {
  const outsider = await fixture.newPlayer()
  const before = await host.see(match.id)
  const spectator = await outsider.see(match.id)
  expect([spectator.side, spectator.seat, spectator.result]).toEqual([null, null, null])
  const tries = [
    outsider.act(match.id, before.version, skip),
    outsider.call('POST', `/battles/${match.id}/forfeit`),
    outsider.call('POST', `/battles/${match.id}/ready`, { ready: true, deck: starterDeck }),
    outsider.call('POST', `/battles/${match.id}/leave`),
    outsider.call('POST', `/battles/${match.id}/rematch`),
    outsider.call('POST', `/battles/${match.id}/emotes`, { emote: 'hello' }),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  await unchanged(before)
})

it('E2: lets a guest with the link watch only', async () => {
  const before = await host.see(match.id)
  const watched = await fixture.call('GET', `/battles/${match.id}`)
  expect(watched.json<Match>()).toMatchObject({ status: 'playing', seat: null, battle: { turn: 1 } })
  const body = { id: randomUUID(), version: before.version, action: skip }
  expect((await fixture.call('POST', `/battles/${match.id}/actions`, { body })).statusCode).toBe(401)
  await unchanged(before)
})

it('refuses an action with an expired token', async () => {
  const { mover, now } = await turn()
  const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' }
  const body = { id: randomUUID(), version: now.version, action: skip }
  expect((await fixture.call('POST', `/battles/${match.id}/actions`, { body, headers })).statusCode).toBe(401)
  await unchanged(now)
  expect((await mover.act(match.id, now.version, skip)).status).toBe(200)
})

it('accepts an action in the last tenth of a second unchanged and charges its time to the reserve', async () => {
  const { mover, now } = await turn()
  await fixture.live(versusMillis + turnMillis + reserveMillis - 2_000, [host, guest])
  fixture.pass(2_000 - 100)
  expect((await mover.act(match.id, now.version, skip)).status).toBe(200)
  await fixture.sweep()
  const after = await host.see(match.id)
  expect([after.version, after.battle?.turn]).toEqual([now.version + 1, 2])
  expect(after.battle?.history.filter(({ type }) => type === 'turn-skipped')).toEqual([
    expect.not.objectContaining({ timedOut: true }),
  ])
  const reserves = after.battle?.clock.reserves
  expect(now.battle?.toAct && reserves?.[now.battle.toAct]).toBe(100)
})

it('E8, O6: accepts an action up to half a second late, and none later', async () => {
  const { mover, now } = await turn()
  const fullTime = versusMillis + turnMillis + reserveMillis
  await fixture.live(fullTime - 2_000, [host, guest])
  fixture.pass(2_000 + lateMillis)
  expect((await mover.act(match.id, now.version, skip)).status).toBe(200)

  const next = await turn()
  const remaining = (next.now.battle?.clock.ends_at ?? 0) - fixture.context.now().getTime()
  await fixture.live(remaining - 2_000, [host, guest])
  fixture.pass(2_000 + lateMillis + 1)
  const rejected = await next.mover.act(match.id, next.now.version, skip)
  expect([rejected.status, rejected.body.code]).toEqual([409, 'action_stale'])
  const after = await host.see(match.id)
  expect(after.battle?.history.filter(({ type }) => type === 'turn-skipped')).toEqual([
    expect.not.objectContaining({ timedOut: true }),
    expect.objectContaining({ timedOut: true }),
  ])
})

it('E8: skips when the time runs out, and ends the battle at the third time in a row', async () => {
  const { mover, waiter } = await turn()
  const lazy = async () => {
    const { now } = await turn()
    const remaining = (now.battle?.clock.ends_at ?? 0) - fixture.context.now().getTime()
    await fixture.live(remaining + 2_000, [host, guest])
  }
  await lazy()
  const first = await host.see(match.id)
  expect(first.battle).toMatchObject({ turn: 2, ending: null })
  await waiter.play(match.id)
  await lazy() // the reserve is used up: 45 seconds remain
  await waiter.play(match.id)
  await lazy()
  const over = await mover.see(match.id)
  expect(over).toMatchObject({ status: 'over', battle: { ending: 'timeouts', gameState: 'game_over' } })
  expect(over.battle?.winner).toBe(over.seat && rivalOf(over.seat))
  expect(over.result?.outcome).toBe('lose')
})

it('E7: makes a player who is absent for a minute lose, and voids the battle when both are absent', async () => {
  const { now } = await turn()
  await fixture.live(absentMillis + 4_000, [host])
  const over = await host.see(match.id)
  expect([over.status, over.battle?.ending, over.result?.outcome]).toEqual(['over', 'absent', 'win'])
  expect(now.status).toBe('playing')

  const second = await fixture.begin(host, guest)
  await fixture.live(absentMillis + 4_000)
  const voidBattle = await host.see(second.id)
  expect([voidBattle.status, voidBattle.battle?.ending, voidBattle.result]).toEqual(['over', 'void', null])
})

it('E8, L3, M4: does not charge players for a standstill of the server', async () => {
  await fixture.live(4_000, [host, guest])
  const before = await host.see(match.id)
  fixture.pass(10 * 60_000) // the cleanup job does not run in this time
  await fixture.sweep()
  const after = await host.see(match.id)
  expect([after.status, after.battle?.ending, after.version]).toEqual(['playing', null, before.version])
  const remaining = (of: Match) => (of.battle?.clock.ends_at ?? 0) - of.now
  expect(Math.abs(remaining(after) - remaining(before))).toBeLessThanOrEqual(2_000)
  expect(fixture.published.some(({ event }) => event === 'battle-snapshot')).toBe(true)
})

it('M4: ends no battle or session and grants no extra hour when the server’s clock is set back', async () => {
  await fixture.live(4_000, [host, guest])
  const { mover, now } = await turn()
  const remaining = (of: Match) => (of.battle?.clock.ends_at ?? 0) - of.now
  fixture.pass(-60 * 60_000)
  await fixture.sweep()
  const after = await host.see(match.id)
  expect([after.status, after.battle?.ending, after.version]).toEqual(['playing', null, now.version])
  expect(Math.abs(remaining(after) - remaining(now))).toBeLessThanOrEqual(2_000)
  expect((await mover.act(match.id, now.version, skip)).status).toBe(200)
  await fixture.live(absentMillis + 4_000, [host])
  expect((await host.see(match.id)).battle?.ending).toBe('absent') // an absent player is still detected
})

it('E2: forfeits once, and only during a battle', async () => {
  const responses = await Promise.all(
    [1, 2, 3].map(() => host.call<Match>('POST', `/battles/${match.id}/forfeit`)),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const after = await guest.see(match.id)
  expect([after.battle?.ending, after.result?.outcome]).toEqual(['forfeit', 'win'])
  expect((await guest.extra()).user_match_info.win).toBe(0) // counters do not change before turn 4
})

it('accepts an emote, and the next one only after the pause', async () => {
  const send = () => host.call('POST', `/battles/${match.id}/emotes`, { emote: 'wow' })
  const burst = await Promise.all([send(), send(), send()])
  expect(burst.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  fixture.pass(4_001)
  expect((await send()).status).toBe(200)
  expect((await host.call('POST', `/battles/${match.id}/emotes`, { emote: 'hai <b>' })).status).toBe(422)
  expect(
    fixture.published.filter(({ event, channel }) => event === 'emote' && channel.startsWith('private-')),
  ).toHaveLength(2)
})

it('E6: never reveals the seed before or during the battle, in any response or event', async () => {
  await fixture.finish(match.id, [host, guest])
  const everything = JSON.stringify(fixture.published)
  expect(everything).toContain('battle-update')
  expect(everything).not.toMatch(/"seed"|"rng"/)
})
