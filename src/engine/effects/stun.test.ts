import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import { attack, bearer, card, match, play, skip, withEnergy } from '../testing/battle.ts'

const blow = (danno: number, costo_energia: number) => ({ nome_mossa: 'Colpo', danno, costo_energia })
const stunning = bearer(1, [{ kind: 'stun' }])

it('allows only the cheapest move, in the next turn only', () => {
  const target = card(2, { mosse: [blow(60, 3), blow(20, 1)] })
  const { state } = play(withEnergy(match([stunning], [target]), 6), attack('player1'))
  expect(applyCommand(state, attack('player2', 0))).toEqual({ rejected: 'card_stunned' })
  expect('state' in applyCommand(state, attack('player2', 1))).toBe(true)
  const later = play(state, skip('player2'), skip('player1')).state
  expect('state' in applyCommand(later, attack('player2', 0))).toBe(true)
})

it('allows all moves if they cost the same', () => {
  const even = card(2, { mosse: [blow(60, 2), blow(20, 2)] })
  const { state } = play(match([stunning], [even]), attack('player1'))
  expect('state' in applyCommand(state, attack('player2', 0))).toBe(true)
})
