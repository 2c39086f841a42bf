import { expect, it } from 'vitest'
import { attack, card, match, withEnergy } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { apprendista, esperto } from './catalog.ts'

const blows = [
  { nome_mossa: 'Colpetto', danno: 20, costo_energia: 1 },
  { nome_mossa: 'Colpo', danno: 70, costo_energia: 4 },
]

it('spends all its energy on the strongest attack', () => {
  const state = match([card(1, { mosse: blows }), card(3)], [card(2), card(4)])
  expect(apprendista.decide(viewFor(state, 'player1'))).toEqual(attack('player1', 1))
})

it('ignores the reply: it attacks where esperto guards', () => {
  const playerCard = card(1, {
    pv: 40,
    punti: 6,
    mosse: [{ nome_mossa: 'Colpo', danno: 30, costo_energia: 2 }],
  })
  const rival = card(2, { pv: 200, mosse: [{ nome_mossa: 'Morso', danno: 55, costo_energia: 2 }] })
  const view = viewFor(withEnergy(match([playerCard], [rival, card(4)]), 3), 'player1')
  expect(esperto.decide(view)).toMatchObject({ type: 'skip-turn', guard: true })
  expect(apprendista.decide(view)).toEqual(attack('player1', 0))
})

it('decides the same for the same view and seed, and waits when it is not its turn', () => {
  const state = match([card(1), card(3)], [card(2), card(4)])
  const view = viewFor(state, 'player1')
  expect(apprendista.decide(view, 5)).toEqual(apprendista.decide(JSON.parse(JSON.stringify(view)), 5))
  expect(apprendista.decide(viewFor(state, 'player2'))).toBeNull()
})
