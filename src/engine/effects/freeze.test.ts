import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { legalCommands } from '../legal.ts'
import { moveOptions } from '../rules/standard-moves.ts'
import { attack, bearer, card, match, play, replace, skip, statusesOf } from '../testing/battle.ts'

const freeze = (turns: number) => ({ kind: 'freeze', turns }) as const

it('makes moves cost 1 more and forbids calling the card back, for k turns', () => {
  const { state } = play(match([bearer(1, [freeze(1)])], [card(2), card(3)]), attack('player1'))
  expect(moveOptions(state, 'player2')[0]).toMatchObject({ cost: 3, refusal: null })
  expect(applyCommand(state, replace('player2', 3))).toEqual({ rejected: 'card_frozen' })
  expect(legalCommands(state, 'player2')).not.toContainEqual(replace('player2', 3))
  const later = play(state, skip('player2'), skip('player1')).state
  expect(moveOptions(later, 'player2')[0]).toMatchObject({ cost: 2 })
  expect(legalCommands(later, 'player2')).toContainEqual(replace('player2', 3))
})

it('ends after a hit by a Fuoco move, and by no other type', () => {
  const ice = bearer(1, [freeze(3)])
  const lay = play(
    match([ice, card(4), card(5, { tipo: 'Acqua' })], [card(2)]),
    attack('player1'),
    skip('player2'),
  ).state
  const byFire = play(lay, replace('player1', 4), attack('player1'))
  expect(byFire.events).toContainEqual({
    type: 'status-ended',
    seat: 'player2',
    cardId: 2,
    status: 'freeze',
    cause: 'thawed',
  })
  const byWater = play(lay, replace('player1', 5), attack('player1'))
  expect(byWater.events.some(event => event.type === 'status-ended' && event.cause === 'thawed')).toBe(false)
})

it('is not ended by the Fuoco move that applies it', () => {
  const { state } = play(match([bearer(1, [freeze(2)], { tipo: 'Fuoco' })], [card(2)]), attack('player1'))
  expect(statusesOf(state, 'player2', 2)).toHaveLength(1)
})
