import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from './apply.ts'
import { novizio } from './opponents/catalog.ts'
import { replay } from './replay.ts'
import { createBattle } from './setup.ts'
import { LONGEST_BATTLE, sampleCatalogue } from './testing/catalogue.ts'
import { itHoldsInAnyBattle, type Mind, playOut } from './testing/random-play.ts'
import type { BattleSetup, BattleState, Seat } from './types.ts'
import { viewFor } from './view.ts'

/** Skips one turn in eight, so that battles end. */
const mind: Mind = {
  offered(legal, whim) {
    const useful = legal.filter(command => command.type !== 'skip-turn')
    return whim > 0 && useful.length > 0 ? useful : legal
  },
  longest: LONGEST_BATTLE * 4,
}

const setups = fc.record({
  seed: fc.integer(),
  setup: fc
    .record({ cards: fc.integer({ min: 1, max: 20 }), print: fc.nat() })
    .map(({ cards, print }): BattleSetup => ({ rules: 'classic', catalogue: sampleCatalogue(cards, print) })),
})

/** Health is between 0 and the printed value, and 0 for fallen cards. */
function checkBounds(state: BattleState): void {
  for (const side of [state.player1, state.player2])
    for (const { id, pv } of side.deck) {
      expect(pv).toBeGreaterThanOrEqual(0)
      expect(pv).toBeLessThanOrEqual(state.cards[id]?.pv as number)
      expect(side.defeatedCardIds.includes(id)).toBe(pv === 0)
    }
}

describe('any battle', () => itHoldsInAnyBattle({ setups, mind, checkBounds }))

it('reports the first command that a replay rejects', () => {
  const setup: BattleSetup = { rules: 'classic', catalogue: sampleCatalogue(12, 1) }
  const commands = [
    { type: 'skip-turn', seat: 'player1' },
    { type: 'skip-turn', seat: 'player1' },
  ]
  expect(replay(setup, 1, commands)).toEqual({ rejected: 'not_your_turn', at: 1 })
})

it('ends thousands of seeded battles with a winner who has cards left', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const { state } = playOut({ rules: 'classic', catalogue: sampleCatalogue(14, seed) }, seed, mind)
    const winner = state[state.winner as Seat]
    expect(winner.defeatedCardIds.length < winner.deck.length).toBe(true)
  }
})

it('never lasts longer than the printed health allows if no player skips', () => {
  for (let seed = 0; seed < 300; seed++) {
    const start = createBattle({ rules: 'classic', catalogue: sampleCatalogue(12, seed) }, seed)
    if ('refused' in start) throw new Error(start.refused)
    let { state } = start
    let count = 0
    while (state.phase !== 'game_over' && count++ < LONGEST_BATTLE) {
      const seat = viewFor(state, null).toAct as Seat
      const step = applyCommand(state, novizio.decide(viewFor(state, seat)))
      if ('rejected' in step) throw new Error(step.rejected)
      state = step.state
    }
    expect(state.phase).toBe('game_over')
  }
})
