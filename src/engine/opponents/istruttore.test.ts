import { expect, it } from 'vitest'
import { attack, choose, match, plainCard, play, skip } from '../testing/battle.ts'
import { viewFor } from '../view.ts'
import { istruttore } from './istruttore.ts'

const pair = [plainCard(2), plainCard(3)]
const decision = (state: Parameters<typeof viewFor>[0]) => istruttore.decide(viewFor(state, 'player2'))

it('attacks a card that keeps more than half of its health', () => {
  const { state } = play(match([plainCard(1)], pair), skip('player1'))
  expect(decision(state)).toEqual(attack('player2'))
})

it('calls its own card back instead of taking a card to half of its health', () => {
  const { state } = play(match([plainCard(1, { pv: 60 })], pair), skip('player1'))
  expect(decision(state)).toEqual({ type: 'replace-card', seat: 'player2', cardId: 3 })
})

it('skips after the change, or without another card', () => {
  const change = { type: 'replace-card', seat: 'player2', cardId: 3 } as const
  const { state } = play(match([plainCard(1, { pv: 60 })], pair), skip('player1'), change)
  expect(decision(state)).toEqual(skip('player2'))
  const alone = play(match([plainCard(1, { pv: 60 })], [plainCard(2)]), skip('player1'))
  expect(decision(alone.state)).toEqual(skip('player2'))
})

it('stops attacking after the first turns', () => {
  const rounds = Array.from({ length: 3 }, () => [skip('player1'), skip('player2')]).flat()
  const { state } = play(match([plainCard(1, { pv: 300 })], pair), ...rounds, skip('player1'))
  expect(decision(state)).toEqual({ type: 'replace-card', seat: 'player2', cardId: 3 })
})

it('sends in the first card of its hand', () => {
  const strong = plainCard(1, { mosse: [{ nome_mossa: 'Colpo', danno: 500, costo_energia: 1 }] })
  const { state } = play(match([strong], pair), attack('player1'))
  expect(decision(state)).toEqual(choose('player2', 3))
})
