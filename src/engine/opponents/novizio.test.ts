import { expect, it } from 'vitest'
import { attack, card, choose, duel, play } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { novizio } from './catalog.ts'

const strong = card(1, { mosse: [{ nome_mossa: 'Colpo', danno: 500, costo_energia: 2 }] })

it('plays the first move of its active card', () => {
  const two = card(2, { mosse: [...card(2).mosse, { nome_mossa: 'Altro', danno: 90, costo_energia: 4 }] })
  const { state } = play(duel([card(1)], [two]), attack('player1'))
  expect(novizio.decide(viewFor(state, 'player2'))).toEqual(attack('player2', 0))
})

it('picks the first card in its hand when its card is defeated', () => {
  const { state } = play(duel([strong], [card(2), card(7), card(3)]), attack('player1'))
  expect(novizio.decide(viewFor(state, 'player2'))).toEqual(choose('player2', 7))
})

it('waits when it is not its turn', () => {
  expect(novizio.decide(viewFor(duel([card(1)], [card(2)]), 'player2'))).toBeNull()
})
