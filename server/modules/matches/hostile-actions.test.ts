/**
 * Hostile actions in a battle (docs/failure-cases.md E1, E4, E11): invalid actions change nothing, and valid ones have
 * a single order.
 */
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Match } from '@/contract/endpoints/game/online.ts'
import { legalCommands } from '@/engine/view.ts'
import { userCards } from '../../db/schema/game.ts'
import { dropBattle, rebuildBattle } from './live-battles.ts'
import {
  actionOf,
  type OnlineFixture,
  type OnlinePlayer,
  openOnlineFixture,
  stateOf,
} from './testing/online-fixture.ts'

let fixture: OnlineFixture
let host: OnlinePlayer
let guest: OnlinePlayer

beforeAll(async () => {
  fixture = await openOnlineFixture()
})
beforeEach(async () => {
  host = await fixture.newPlayer()
  guest = await fixture.newPlayer()
})
afterAll(() => fixture.close())

const mutants = 400
const turnsAtOnce = 16 // too few to end the battle
const patience = 240_000 // ms, enough for a loaded machine

/** Returns the same numbers between 0 and 1 for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const oddities: readonly unknown[] = [
  null,
  true,
  '',
  '0',
  -1,
  0.5,
  1e308,
  [],
  {},
  'x'.repeat(5_000),
  '\u0000',
  ['use-move'],
  { type: 'use-move' },
  Number.MAX_SAFE_INTEGER,
]

/** Returns an action with one error in it. */
function mutant(random: () => number, version: number): Record<string, unknown> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const action: Record<string, unknown> = { type: 'use-move', move: 0 }
  const body: Record<string, unknown> = { id: randomUUID(), version, action }
  const wrongs = [
    () => Object.assign(body, { [pick(['id', 'version', 'action'])]: pick(oddities) }),
    () => Object.assign(body, { [pick(['winner', 'seat', 'danno', 'state', 'userId'])]: pick(oddities) }),
    () => Object.assign(action, { [pick(['type', 'move', 'stat'])]: pick(['win', 99, ...oddities]) }),
    () => Object.assign(action, { [pick(['seat', 'timedOut', 'danno', 'cardId'])]: pick([1, ...oddities]) }),
    () => Object.assign(body, { version: version + pick([-1, 1, 7, 1_000]) }),
    () =>
      Object.assign(body, { action: { type: 'replace-card', cardId: pick([0, 999_999, 2_147_483_647]) } }),
    () => delete body[pick(['id', 'version', 'action'])],
  ]
  pick(wrongs)()
  return body
}

it('E1: refuses hundreds of mutated actions with a code and leaves the battle unchanged', {
  timeout: patience,
}, async () => {
  const { id } = await fixture.begin(host, guest)
  const before = await host.see(id)
  const random = chance(7)
  const codes = new Map<string, number>()
  for (let n = 0; n < mutants; n++) {
    const player = random() < 0.5 ? host : guest
    const body = mutant(random, before.version)
    const response = await player.call('POST', `/battles/${id}/actions`, body)
    const outcome = `${response.status} ${response.body.code}`
    if (response.status < 400 || response.status >= 500 || !response.body.code)
      throw new Error(`${outcome} for ${JSON.stringify(body).slice(0, 300)}`)
    codes.set(outcome, (codes.get(outcome) ?? 0) + 1)
  }
  expect([...codes.keys()].sort()).toEqual(['409 action_stale', '422 action_refused', '422 validation'])
  const after = await host.see(id)
  expect([after.version, stateOf(after)]).toEqual([before.version, stateOf(before)])
  expect(after.battle?.history).toEqual(before.battle?.history)
})

it('E4: gives concurrent actions of both players one order, the same for both and in the database', {
  timeout: patience,
}, async () => {
  const { id, version: begun } = await fixture.begin(host, guest)
  const responses: number[] = []
  for (let turn = 0; turn < turnsAtOnce; turn++) {
    const [hers, guestView] = await Promise.all([host.see(id), guest.see(id)])
    expect([hers.version, stateOf(hers)]).toEqual([guestView.version, stateOf(guestView)])
    const seat = hers.battle?.toAct ?? 'player1'
    const [command] = legalCommands(stateOf(hers), seat)
    if (!command) throw new Error('somebody can always act')
    const tries = await Promise.all(
      [host, guest, host, guest].map(player => player.act(id, hers.version, actionOf(command))),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    responses.push(...tries.map(({ status }) => status))
    dropBattle(fixture.context.db, id)
    const stored = await rebuildBattle(fixture.context.db, id)
    expect(stored?.row.version).toBe(hers.version + 1)
  }
  expect((await host.see(id)).version).toBe(begun + turnsAtOnce)
  expect(new Set(responses)).toEqual(new Set(responses.includes(422) ? [200, 409, 422] : [200, 409]))
})

it('E12: accepts actions only from the tab that took the seat, and changes nothing for the other', {
  timeout: patience,
}, async () => {
  const { id } = await fixture.begin(host, guest)
  const before = await host.see(id)
  const mover = before.battle?.toAct === before.seat ? host : guest
  const [command] = legalCommands(stateOf(before), before.battle?.toAct ?? 'player1')
  if (!command) throw new Error('somebody can always act')
  const [older, newer] = [randomUUID(), randomUUID()]
  const takes = (device: string) => mover.call('POST', '/lobby/presence', { device, takes: true })
  const act = (device?: string) =>
    mover.call<{ version: number }>('POST', `/battles/${id}/actions`, {
      id: randomUUID(),
      version: before.version,
      action: actionOf(command),
      device,
    })
  await takes(older)
  await takes(newer)
  const refused = await act(older)
  expect([refused.status, refused.body.code]).toEqual([409, 'seat_elsewhere'])
  expect((await host.see(id)).version).toBe(before.version)
  await takes(older)
  expect((await act(newer)).status).toBe(409)
  expect((await act(older)).status).toBe(200)
  expect((await host.see(id)).version).toBe(before.version + 1)
})

it('E11: refuses to begin a battle or a rematch with cards that were given away', {
  timeout: patience,
}, async () => {
  const [first, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
  await Promise.all([first.beat(true), two.beat(true)])
  const { id } = await first.challenge(two)
  await two.join(id)
  await first.ready(id)
  const { db } = fixture.context
  const owned = await db.select({ id: userCards.id }).from(userCards).where(eq(userCards.user_id, two.id))
  await db.delete(userCards).where(
    inArray(
      userCards.id,
      owned.map(card => card.id),
    ),
  )
  const refused = await two.ready(id)
  expect([refused.status, refused.body.code]).toEqual([422, 'deck_invalid'])
  expect((await first.see(id)).status).toBe('preparing')
  await two.call('POST', `/battles/${id}/leave`)

  const match = await fixture.begin(first, host)
  await first.call('POST', `/battles/${match.id}/forfeit`)
  await db.delete(userCards).where(eq(userCards.user_id, first.id))
  const rematch = await first.call<Match>('POST', `/battles/${match.id}/rematch`)
  expect([rematch.status, rematch.body.code]).toEqual([422, 'deck_invalid'])
  expect((await host.see(match.id)).rematch).toBeNull()
})
