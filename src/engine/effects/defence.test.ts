import { expect, it } from 'vitest'
import { attack, bearer, card, healthOf, match, play, skip } from '../testing/battle.ts'

const change = (on: 'self' | 'foe', amount: number, turns: number) =>
  ({ kind: 'defence', on, amount, turns }) as const

it('reduces attacks on the bearer while it lasts', () => {
  const start = match([bearer(1, [change('self', 20, 2)])], [card(2)])
  const { state } = play(start, attack('player1'), attack('player2'))
  expect(healthOf(state, 'player1', 1)).toBe(90)
  const later = play(state, skip('player1'), attack('player2')).state
  expect(healthOf(later, 'player1', 1)).toBe(60)
})

it('increases later attacks on the foe if negative, but not the one that applies it', () => {
  const start = match([bearer(1, [change('foe', -15, 3)])], [card(2)])
  const { state } = play(start, attack('player1'))
  expect(healthOf(state, 'player2', 2)).toBe(90)
  expect(healthOf(play(state, skip('player2'), attack('player1')).state, 'player2', 2)).toBe(65)
})
