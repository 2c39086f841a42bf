import { describe, expect, it } from 'vitest'
import {
  attack,
  bearer,
  card,
  choose,
  duel,
  match,
  play,
  replace,
  toy,
  withEnergy,
} from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { esperto } from './esperto.ts'

const moves = (...danni: number[]) =>
  danni.map(danno => ({ nome_mossa: `Colpo ${danno}`, danno, costo_energia: 1 }))

it('it takes the move that defeats rather than the first one', () => {
  const state = match([card(1, { mosse: moves(20, 60) })], [card(2, { pv: 50 }), card(3)])
  expect(esperto.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
})

it('it heals when wounded and strikes when whole', () => {
  const healer = bearer(1, [{ kind: 'heal', amount: 120 }], { pv: 200 }, 5)
  const two = { ...healer, mosse: [...healer.mosse, ...moves(40)] }
  const whole = match([two], [card(2)])
  expect(esperto.decide(viewFor(whole, 'player1'))).toEqual(attack('player1', 1))
  const wounded = { ...whole, player1: { ...whole.player1, deck: [{ id: 1, pv: 60 }] } }
  expect(esperto.decide(viewFor(wounded, 'player1'))).toEqual(attack('player1', 0))
})

it('the same view and seed give the same answer; it waits when it is not its turn', () => {
  const state = match([card(1), card(3)], [card(2), card(4)])
  const view = viewFor(state, 'player1')
  expect(esperto.decide(view, 5)).toEqual(esperto.decide(JSON.parse(JSON.stringify(view)), 5))
  expect(esperto.decide(viewFor(state, 'player2'))).toBeNull()
  expect(esperto.decide(viewFor(state, null))).toBeNull()
})

it('it changes to the card that stands better, and does not where that costs more than it brings', () => {
  const weak = card(1, { tipo: 'Luce', mosse: moves(10) })
  const strong = card(3, { tipo: 'Acqua', mosse: moves(60) })
  const state = withEnergy(match([weak, strong], [card(2), card(4)]), 5)
  expect(esperto.decide(viewFor(state, 'player1'))).toEqual(replace('player1', 3))
  const alike = withEnergy(match([toy(1), toy(3)], [toy(2), toy(4)]), 5)
  expect(esperto.decide(viewFor(alike, 'player1'))).toEqual(attack('player1'))
})

describe('in a classic battle', () => {
  it('it takes the move that does most, and the one that defeats', () => {
    const state = duel([card(1, { mosse: moves(20, 60, 40) })], [card(2, { pv: 300 }), card(4)])
    expect(esperto.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
    const other = play(duel([card(1)], [card(2, { mosse: moves(20, 60) })]), attack('player1')).state
    expect(esperto.decide(viewFor(other, 'player2'))).toEqual(attack('player2', 1))
  })

  it('it does not send into the blow the card that deals most, when one fell', () => {
    const foe = card(1, { pv: 200, mosse: moves(60) })
    const dear = card(4, { pv: 50, mosse: moves(80) })
    const { state } = play(duel([foe], [card(2, { pv: 50 }), dear, card(6, { pv: 200 })]), attack('player1'))
    expect(esperto.decide(viewFor(state, 'player2'))).toEqual(choose('player2', 6))
  })
})
