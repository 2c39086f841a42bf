import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { moveOptions } from '../rules/standard-moves.ts'
import { attack, bearer, card, match, play, skip } from '../testing/battle.ts'

const slow = bearer(1, [{ kind: 'paralysis', turns: 2 }])

it('makes moves cost 1 more while it lasts', () => {
  const { state } = play(match([slow], [card(2)]), attack('player1'))
  expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 3, refusal: null })
  const { events } = play(state, attack('player2'))
  expect(events).toContainEqual({ type: 'energy-changed', seat: 'player2', change: -3, energy: 4 })
})

it('rejects a move that is no longer affordable', () => {
  const dear = card(2, { mosse: [{ nome_mossa: 'Caro', danno: 10, costo_energia: 7 }] })
  const { state } = play(match([slow], [dear]), attack('player1'))
  expect(state.player2.energy).toBe(7)
  expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'not_enough_energy' })
})

it('ends after k of the bearer’s own turns', () => {
  const { state } = play(
    match([slow], [card(2)]),
    attack('player1'),
    skip('player2'),
    skip('player1'),
    skip('player2'),
    skip('player1'),
  )
  expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 2 })
})
