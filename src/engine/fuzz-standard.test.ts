/** Invariants of the standard rules under random play, for any seed, cards and commands. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from './apply.ts'
import { LAST_TURN, POINTS_TO_WIN } from './rules/standard-numbers.ts'
import { pointsLost } from './rules/standard-turns.ts'
import { createBattle } from './setup.ts'
import { effectfulCatalogue } from './testing/catalogue.ts'
import { itHoldsInAnyBattle, type Mind, playOut, seats } from './testing/random-play.ts'
import { changeOf, MOST_ENERGY } from './turn.ts'
import type { BattleSetup, BattleState } from './types.ts'

/** `moves` is how many times out of eight a move is preferred. */
const mindWith = (moves: number): Mind => ({
  offered(legal, whim) {
    const blows = legal.filter(command => command.type === 'use-move')
    return whim < moves && blows.length > 0 ? blows : legal
  },
  longest: Number.POSITIVE_INFINITY, // the rules end it themselves: LAST_TURN
})

const setups = fc.record({
  seed: fc.integer(),
  setup: fc
    .record({ cards: fc.integer({ min: 7, max: 20 }), print: fc.nat(1_000_000) })
    .map(
      ({ cards, print }): BattleSetup => ({ rules: 'standard', catalogue: effectfulCatalogue(cards, print) }),
    ),
})

function checkBounds(state: BattleState): void {
  const problems: string[] = []
  if (state.turn > LAST_TURN) problems.push(`turn ${state.turn}`)
  for (const seat of seats) {
    const side = state[seat]
    const energy = side.energy ?? -1
    if (energy < 0 || energy > MOST_ENERGY) problems.push(`energy ${energy}`)
    if (state.phase !== 'game_over' && pointsLost(state, seat) >= POINTS_TO_WIN)
      problems.push(`${pointsLost(state, seat)} points lost and still playing`)
    if (side.hasChanged && state.currentTurnPlayerId !== seat) problems.push('a change outlived its turn')
    for (const card of side.deck) {
      const maximum = Math.max(300, state.cards[card.id]?.pv ?? 0)
      if (card.pv < 0 || card.pv > maximum) problems.push(`pv ${card.pv}`)
      if (side.defeatedCardIds.includes(card.id) !== (card.pv === 0)) problems.push(`fallen at ${card.pv}`)
      for (const kind of ['attack', 'defence'] as const)
        if (Math.abs(changeOf(card, kind)) > 60) problems.push(`${kind} ${changeOf(card, kind)}`)
      for (const { turns } of card.marks?.statuses ?? []) if (turns < 1) problems.push(`turns ${turns}`)
    }
  }
  expect(problems).toEqual([])
}

describe('any standard battle', () => {
  itHoldsInAnyBattle({ setups, mind: mindWith(6), checkBounds })

  it('E1: returns a step or a code for any command at any time', () => {
    const anything = fc.oneof(
      fc.record({
        type: fc.constantFrom('use-move', 'choose-card', 'replace-card', 'skip-turn'),
        seat: fc.constantFrom(...seats),
        move: fc.nat(4),
        cardId: fc.nat(20),
        stat: fc.constantFrom(undefined, 'pv', 'atk', 'resistenza'),
        guard: fc.constantFrom(undefined, true),
      }),
      fc.anything(),
    )
    fc.assert(
      fc.property(setups, fc.array(anything, { maxLength: 60 }), ({ setup, seed }, inputs) => {
        const start = createBattle(setup, seed)
        if ('refused' in start) throw new Error(start.refused)
        let { state } = start
        for (const input of inputs) {
          const outcome = applyCommand(state, input)
          if ('state' in outcome) state = outcome.state
          checkBounds(state)
        }
      }),
      { numRuns: 200 },
    )
  })
})

it('E10: ends thousands of seeded battles with a winner who has the points or a rival without cards', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const setup: BattleSetup = { rules: 'standard', catalogue: effectfulCatalogue(14, seed) }
    const { state } = playOut(setup, seed, mindWith(seed % 9))
    if (!state.winner || state.turn >= LAST_TURN) continue
    const loser = state.winner === 'player1' ? 'player2' : 'player1'
    const isBeaten = state[loser].defeatedCardIds.length === state[loser].deck.length
    expect(isBeaten || pointsLost(state, loser) >= POINTS_TO_WIN).toBe(true)
  }
})

it('ends a battle of two players who only wait through the heat', () => {
  const waiting: Mind = {
    offered: legal => legal.filter(({ type }) => type === 'skip-turn' || type === 'choose-card'),
    longest: 200,
  }
  const { state } = playOut({ rules: 'standard', catalogue: effectfulCatalogue(12, 5) }, 5, waiting)
  expect(state.phase).toBe('game_over')
  expect(state.turn < LAST_TURN).toBe(true)
})
