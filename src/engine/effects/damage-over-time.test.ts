import { expect, it } from 'vitest'
import { CHANGE_DAMAGE } from '../rules/standard-numbers.ts'
import { attack, bearer, card, healthOf, match, play, replace, skip, statusesOf } from '../testing/battle.ts'

const poison = (amount: number, turns: number) =>
  ({ kind: 'damage-over-time', source: 'poison', amount, turns }) as const
const burn = (amount: number, turns: number) =>
  ({ kind: 'damage-over-time', source: 'burn', amount, turns }) as const

it('takes n at the start of each of the bearer’s next k turns, whatever its resistenza', () => {
  const start = match([bearer(1, [poison(8, 2)])], [card(2, { resistenza: 60 })])
  const first = play(start, attack('player1'))
  expect(healthOf(first.state, 'player2', 2)).toBe(92)
  expect(first.events).toContainEqual({
    type: 'damage-taken',
    seat: 'player2',
    cardId: 2,
    danno: 8,
    pv: 92,
    source: 'poison',
  })
  const { state } = play(first.state, skip('player2'), skip('player1'), skip('player2'), skip('player1'))
  expect(healthOf(state, 'player2', 2)).toBe(84)
  expect(statusesOf(state, 'player2', 2)).toEqual([])
})

it('can defeat a card at the start of its owner’s turn, which ends that turn', () => {
  const start = match([bearer(1, [burn(95, 1)])], [card(2), card(3)])
  const { state, events } = play(start, attack('player1'))
  expect(events).toContainEqual({ type: 'card-defeated', seat: 'player2', cardId: 2 })
  expect(state).toMatchObject({ phase: 'awaiting_selection', currentTurnPlayerId: 'player2' })
  const next = play(state, { type: 'choose-card', seat: 'player2', cardId: 3 }).state
  expect(next).toMatchObject({ phase: 'playing', currentTurnPlayerId: 'player1' })
})

it('pauses while its card is in the hand', () => {
  const start = match([bearer(1, [poison(10, 3)])], [card(2), card(3)])
  const { state } = play(start, attack('player1'), replace('player2', 3), skip('player2'), skip('player1'))
  expect(healthOf(state, 'player2', 2)).toBe(80 - CHANGE_DAMAGE)
  expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'poison', amount: 10, turns: 3 }])
})

it('keeps poison and burn separate and refreshes the same kind to the longer and stronger', () => {
  const both = match(
    [bearer(1, [poison(5, 3)]), bearer(4, [burn(6, 2)]), bearer(5, [poison(9, 1)])],
    [card(2, { pv: 300 })],
  )
  const { state } = play(both, attack('player1'), skip('player2'), replace('player1', 4), attack('player1'))
  expect(statusesOf(state, 'player2', 2)).toEqual([
    { kind: 'poison', amount: 5, turns: 2 },
    { kind: 'burn', amount: 6, turns: 2 },
  ])
  const shorter = play(state, skip('player2'), replace('player1', 5), attack('player1')).state
  expect(statusesOf(shorter, 'player2', 2)).toContainEqual({ kind: 'poison', amount: 9, turns: 1 })
  const longer = play(state, skip('player2'), replace('player1', 1), attack('player1')).state
  expect(statusesOf(longer, 'player2', 2)).toContainEqual({ kind: 'poison', amount: 5, turns: 3 })
})

it('ignores a fallen card', () => {
  const { state } = play(match([bearer(1, [poison(8, 2)], {}, 500)], [card(2), card(3)]), attack('player1'))
  expect(statusesOf(state, 'player2', 2)).toEqual([])
})
