import { expect, it } from 'vitest'
import type { BattleEvent } from '../events.ts'
import { createBattle } from '../setup.ts'
import { attack, begunBattle, card, match, play, skip, withEnergy } from '../testing/battle.ts'
import { chiSquare } from '../testing/chi-square.ts'
import type { BattleState, Seat, Wind } from '../types.ts'
import { viewFor } from '../view.ts'
import { moveOptions } from './standard-moves.ts'
import { LEAST_AGAINST_WIND, WIND, WIND_TURNS } from './standard-numbers.ts'
import { wheel } from './wheel.ts'
import { nextWindTurn, typesWithWind, windOn } from './wind.ts'

/** Two cards of a type without resistenza, in this wind. */
const inWind = (tipo: string, wind: Wind): BattleState => ({
  ...withEnergy(match([card(1, { tipo })], [card(2, { tipo: 'nessuno' })]), 10),
  wind,
})

const turns = (events: readonly BattleEvent[]) => events.filter(({ type }) => type === 'wind-turned')

/** Both players skip until this turn. */
function waitUntil(state: BattleState, turn: number) {
  const skips = Array.from({ length: turn - state.turn }, (_, at) =>
    skip((state.turn + at) % 2 === 1 ? 'player1' : 'player2'),
  )
  return play(state, ...skips)
}

it.each(wheel.map((_, from) => from))(
  'gives half of the wheel wind from behind and half from ahead, from place %i',
  from => {
    const behind = wheel.filter(tipo => windOn(tipo, from) === 1)
    const ahead = wheel.filter(tipo => windOn(tipo, from) === -1)
    expect([behind.length, ahead.length]).toEqual([7, 7])
    expect(new Set(typesWithWind(from))).toEqual(new Set(behind))
    expect(typesWithWind(from)[0]).toBe(wheel[from])
  },
)

it('does not affect a type outside the wheel or a battle without wind', () => {
  expect([windOn('???', 3), windOn('Acqua', undefined)]).toEqual([0, 0])
})

it.each([
  ['behind', 0, 30 + WIND],
  ['ahead', 7, 30 - WIND],
])('a blow with the wind %s takes as much as is shown before it', (_, from, danno) => {
  const state = inWind('Acqua', { from, next: 1 })
  expect(moveOptions(state, 'player1')[0]?.danno).toBe(danno)
  expect(play(state, attack('player1')).events).toContainEqual(
    expect.objectContaining({ type: 'damage-taken', seat: 'player2', danno }),
  )
})

it.each([
  ['a blow of less than the wind leaves the least', 12, 0, LEAST_AGAINST_WIND],
  ['one that leaves more is not raised', 30, 0, 30 - WIND],
  ['one of less than the least keeps what it has', 8, 5, 3],
  ['one that resistenza stops stays stopped', 8, 8, 0],
])('against the wind %s, and it is shown before', (_, danno, resistenza, damage) => {
  const mosse = [{ nome_mossa: 'Colpo', danno, costo_energia: 1 }]
  const cards = [card(1, { tipo: 'Acqua', mosse })]
  const calm = withEnergy(match(cards, [card(2, { tipo: 'nessuno', resistenza })]), 10)
  const state = { ...calm, wind: { from: 7, next: 1 } }
  expect(moveOptions(state, 'player1')[0]?.danno).toBe(damage)
  expect(play(state, attack('player1')).events).toContainEqual(
    expect.objectContaining({ type: 'damage-taken', seat: 'player2', danno: damage }),
  )
})

it('starts the announced wind every four turns and announces the next one', () => {
  const start = inWind('Acqua', { from: 0, next: 9 })
  const before = waitUntil(start, WIND_TURNS)
  expect(before.state.wind).toEqual({ from: 0, next: 9 })
  const after = waitUntil(before.state, WIND_TURNS + 1)
  expect(after.state.wind?.from).toBe(9)
  expect(turns(after.events)).toEqual([{ type: 'wind-turned', ...after.state.wind }])
  const later = waitUntil(after.state, WIND_TURNS * 2 + 1)
  expect(later.state.wind?.from).toBe(after.state.wind?.next)
  expect(turns(later.events)).toHaveLength(1)
})

it.each([
  [1, 5],
  [4, 5],
  [5, 9],
  [12, 13],
])('in turn %i the next wind is that of turn %i', (turn, next) => expect(nextWindTurn(turn)).toBe(next))

it('draws the wind from the seed: reproducible, uniform, and never the same place twice in a row', () => {
  const counts = new Array<number>(wheel.length).fill(0)
  for (let seed = 0; seed < 2800; seed++) {
    const { wind } = begunBattle('standard', seed)
    if (!wind) throw new Error('a battle of the standard rules has a wind')
    counts[wind.from] = (counts[wind.from] ?? 0) + 1
    expect(wind.next).not.toBe(wind.from)
  }
  expect(begunBattle('standard', 7).wind).toEqual(begunBattle('standard', 7).wind)
  const [even, sum] = [new Array<number>(wheel.length).fill(1), 2800]
  expect(chiSquare(counts, even, sum)).toBeLessThan(34.5) // 13 degrees of freedom, one in a thousand
})

it('shows the current and the announced wind but not the random state', () => {
  const state = begunBattle('standard', 3)
  for (const seat of ['player1', 'player2', null] satisfies (Seat | null)[]) {
    expect(viewFor(state, seat).wind).toEqual(state.wind)
    expect(viewFor(state, seat)).not.toHaveProperty('rng')
  }
})

it('is absent under the classic rules', () => {
  const start = createBattle({ rules: 'classic', catalogue: [card(1), card(2)] }, 1)
  expect('state' in start && start.state.wind).toBeUndefined()
})
