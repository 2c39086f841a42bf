import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { attack, bearer, card, match, play, skip } from '../testing/battle.ts'

it('no move in the next turn, and only in that', () => {
  const { state } = play(match([bearer(1, [{ kind: 'stun' }])], [card(2)]), attack('player1'))
  expect(applyCommand(state, attack('player2'))).toEqual({ rejected: 'card_stunned' })
  const later = play(state, skip('player2'), skip('player1')).state
  expect('state' in applyCommand(later, attack('player2'))).toBe(true)
})
