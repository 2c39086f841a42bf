import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { legalCommands } from '../legal.ts'
import { attack, bearer, card, match, play, replace, skip, statusesOf } from '../testing/battle.ts'

const freeze = (turns: number) => ({ kind: 'freeze', turns }) as const

it('no move for k turns, but skip and replace', () => {
  const { state } = play(match([bearer(1, [freeze(1)])], [card(2), card(3)]), attack('player1'))
  expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_frozen' })
  expect(legalCommands(state, 'player2')).toEqual([skip('player2'), replace('player2', 3)])
  const later = play(state, skip('player2'), skip('player1')).state
  expect(legalCommands(later, 'player2')).toContainEqual(attack('player2'))
})

it('ends when hit by a Fuoco move, and by no other', () => {
  const ice = bearer(1, [freeze(3)])
  const lay = play(
    match([ice, card(4), card(5, { tipo: 'Acqua' })], [card(2)]),
    attack('player1'),
    skip('player2'),
  ).state
  const byFire = play(lay, replace('player1', 4), skip('player2'), attack('player1'))
  expect(byFire.events).toContainEqual({
    type: 'status-ended',
    seat: 'player2',
    cardId: 2,
    status: 'freeze',
    cause: 'thawed',
  })
  const byWater = play(lay, replace('player1', 5), skip('player2')).state
  const still = play(byWater, attack('player1'))
  expect(still.events.some(event => event.type === 'status-ended' && event.cause === 'thawed')).toBe(false)
})

it('a Fuoco move that freezes does not melt its own ice', () => {
  const { state } = play(match([bearer(1, [freeze(2)], { tipo: 'Fuoco' })], [card(2)]), attack('player1'))
  expect(statusesOf(state, 'player2', 2)).toHaveLength(1)
})
