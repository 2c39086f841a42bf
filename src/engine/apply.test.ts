import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from './apply.ts'
import { card, duel, frozen } from './testing/battle.ts'

const state = () => frozen(duel([card(1)], [card(2)]))

describe('unvalidated input', () => {
  const foreign: unknown[] = [
    undefined,
    null,
    'skip-turn',
    7,
    [],
    {},
    { type: 'skip-turn' },
    { type: 'skip-turn', seat: 'player3' },
    { type: 'use-move', seat: 'player1' },
    { type: 'use-move', seat: 'player1', move: '0' },
    { type: 'use-move', seat: 'player1', move: -1 },
    { type: 'use-move', seat: 'player1', move: 0.5 },
    { type: 'use-move', seat: 'player1', move: Number.NaN },
    { type: 'choose-card', seat: 'player1', cardId: null },
    { type: 'surrender', seat: 'player1' },
    { type: 'toString', seat: 'player1' },
  ]
  it.each(foreign.map(input => [JSON.stringify(input) ?? 'undefined', input]))('rejects %s', (_, input) => {
    expect(applyCommand(state(), input)).toEqual({ rejected: 'malformed_command' })
  })

  it('E1: returns a step or a code for any input and never changes the state', () => {
    const before = JSON.stringify(state())
    fc.assert(
      fc.property(fc.anything(), input => {
        const battle = state()
        const outcome = applyCommand(battle, input)
        expect('rejected' in outcome || 'state' in outcome).toBe(true)
        expect(JSON.stringify(battle)).toBe(before)
      }),
    )
  })

  it('drops extra fields of a command', () => {
    const outcome = applyCommand(state(), { type: 'skip-turn', seat: 'player1', winner: 'player1' })
    expect(outcome).toMatchObject({ state: { winner: null } })
  })
})
