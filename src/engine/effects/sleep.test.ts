import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { attack, bearer, card, match, play, replace, skip, statusesOf } from '../testing/battle.ts'

const sleepy = bearer(1, [{ kind: 'sleep', turns: 3 }])

it('forbids moves, and does not end by the attack that applies it', () => {
  const { state } = play(match([sleepy], [card(2)]), attack('player1'))
  expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_asleep' })
})

it('ends when the bearer is damaged', () => {
  const start = match([sleepy, card(4)], [card(2)])
  const { state, events } = play(
    start,
    attack('player1'),
    skip('player2'),
    replace('player1', 4),
    attack('player1'),
  )
  expect(events).toContainEqual({
    type: 'status-ended',
    seat: 'player2',
    cardId: 2,
    status: 'sleep',
    cause: 'woken',
  })
  expect(statusesOf(state, 'player2', 2)).toEqual([])
})

it('does not end by an attack without damage', () => {
  const start = match([sleepy, card(4)], [card(2, { resistenza: 90 })])
  const { state } = play(start, attack('player1'), skip('player2'), replace('player1', 4), attack('player1'))
  expect(statusesOf(state, 'player2', 2)).toEqual([{ kind: 'sleep', amount: 0, turns: 2 }])
})
