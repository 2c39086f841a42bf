import { expect, it } from 'vitest'
import { attack, bearer, card, match, play } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { esperto } from './catalog.ts'

const moves = (...danni: number[]) =>
  danni.map(danno => ({ nome_mossa: `Colpo ${danno}`, danno, costo_energia: 2 }))

it('takes the move that defeats rather than the first one', () => {
  const state = match([card(1, { mosse: moves(20, 60) })], [card(2, { pv: 50 }), card(3)])
  expect(esperto.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
})

it('heals a wounded card and attacks with a healthy one', () => {
  const healer = bearer(1, [{ kind: 'heal', amount: 150 }], { pv: 200 }, 5)
  const two = { ...healer, mosse: [...healer.mosse, ...moves(70)] }
  const whole = match([two], [card(2, { pv: 120 })])
  expect(esperto.decide(viewFor(whole, 'player1'))).toEqual(attack('player1', 1))
  const wounded = { ...whole, player1: { ...whole.player1, deck: [{ id: 1, pv: 60 }] } }
  expect(esperto.decide(viewFor(wounded, 'player1'))).toEqual(attack('player1', 0))
})

it('decides the same for the same view and seed, and waits when it is not its turn', () => {
  const state = match([card(1), card(3)], [card(2), card(4)])
  const view = viewFor(state, 'player1')
  expect(esperto.decide(view, 5)).toEqual(esperto.decide(JSON.parse(JSON.stringify(view)), 5))
  expect(esperto.decide(viewFor(state, 'player2'))).toBeNull()
  expect(esperto.decide(viewFor(state, null))).toBeNull()
})

it('plays classic battles', () => {
  const state = play(match([card(1)], [card(2)]), attack('player1')).state
  expect(esperto.decide(viewFor({ ...state, rules: 'classic' }, 'player2'))).toEqual(attack('player2'))
})
