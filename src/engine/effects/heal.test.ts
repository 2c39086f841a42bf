import { expect, it } from 'vitest'
import { attack, bearer, card, healthOf, match, play } from '../testing/battle.ts'

const healer = bearer(1, [{ kind: 'heal', amount: 25 }])

it('restores the card that moves, up to its printed pv', () => {
  const { state, events } = play(
    match([healer], [card(2)]),
    attack('player1'),
    attack('player2'),
    attack('player1'),
    attack('player2'),
  )
  expect(events).toContainEqual({ type: 'card-healed', seat: 'player1', cardId: 1, amount: 25, pv: 95 })
  expect(healthOf(state, 'player1', 1)).toBe(65)
})

it('does not heal a card with full health', () => {
  const { events } = play(match([healer], [card(2)]), attack('player1'))
  expect(events.some(event => event.type === 'card-healed')).toBe(false)
})
