import { expect, it } from 'vitest'
import { attack, bearer, card, healthOf, match, play, statusesOf } from '../testing/battle.ts'

const storm = (danno: number, amount: number) => bearer(1, [{ kind: 'area', amount }], {}, danno)

it('also hits every undefeated card in the rival’s hand, less its resistenza', () => {
  const { state } = play(
    match([storm(10, 20)], [card(2), card(3, { resistenza: 5 }), card(4, { resistenza: 30 })]),
    attack('player1'),
  )
  expect([2, 3, 4].map(id => healthOf(state, 'player2', id))).toEqual([90, 85, 100])
})

it('defeats cards in the hand without emptying the active slot', () => {
  const { state, events } = play(match([storm(10, 200)], [card(2), card(3), card(4)]), attack('player1'))
  expect(state.player2).toMatchObject({ activeCardId: 2, defeatedCardIds: [3, 4] })
  expect(events.filter(event => event.type === 'card-defeated')).toHaveLength(2)
  expect(state.phase).toBe('playing')
})

it('lets the attacker win if all cards fall in one step', () => {
  const { state, events } = play(match([storm(200, 200)], [card(2), card(3)]), attack('player1'))
  expect(state).toMatchObject({ phase: 'game_over', winner: 'player1' })
  expect(events.at(-1)).toEqual({ type: 'battle-won', winner: 'player1' })
})

it('does not hit a fallen card again, and thaws frozen cards in the hand with a Fuoco move', () => {
  const hot = bearer(1, [{ kind: 'area', amount: 20 }], { tipo: 'Fuoco' })
  const start = match([hot], [card(2), card(3)])
  const [active, cardInHand] = start.player2.deck
  const frozen = {
    ...cardInHand!,
    marks: { statuses: [{ kind: 'freeze', amount: 0, turns: 2 } as const], used: [], atk: 0, resistenza: 0 },
  }
  const { state } = play(
    { ...start, player2: { ...start.player2, deck: [active!, frozen] } },
    attack('player1'),
  )
  expect(statusesOf(state, 'player2', 3)).toEqual([])
})
