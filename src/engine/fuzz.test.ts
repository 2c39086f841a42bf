import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from './apply.ts'
import type { Command } from './commands.ts'
import type { BattleEvent } from './events.ts'
import { legalCommands } from './legal.ts'
import { novizio } from './opponents/novizio.ts'
import { replay } from './replay.ts'
import { drawBelow, rngFromSeed } from './rng.ts'
import { createBattle } from './setup.ts'
import { frozen } from './testing/battle.ts'
import { LONGEST_BATTLE, sampleCatalogue } from './testing/catalogue.ts'
import type { BattleSetup, BattleState, Seat } from './types.ts'
import { viewFor } from './view.ts'

const seats: Seat[] = ['player1', 'player2']

interface Played {
  state: BattleState
  events: BattleEvent[]
  commands: Command[]
}

/** Plays random legal commands to the end; skips one turn in eight, so that battles end. */
function playOut(setup: BattleSetup, seed: number, each: (state: BattleState) => void = () => {}): Played {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  let rng = rngFromSeed(seed ^ 0x5eed)
  const commands: Command[] = []
  const events = [...start.events]
  while (state.phase !== 'game_over') {
    each(state)
    const legal = seats.flatMap(seat => legalCommands(state, seat))
    const mind = drawBelow(rng, 8)
    const useful = legal.filter(command => command.type !== 'skip-turn')
    const offered = mind.value > 0 && useful.length > 0 ? useful : legal
    const pick = drawBelow(mind.rng, offered.length)
    rng = pick.rng
    const command = offered[pick.value] as Command
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(`legal but ${step.rejected}`)
    state = step.state
    commands.push(command)
    events.push(...step.events)
    if (commands.length > LONGEST_BATTLE * 4) throw new Error(`battle ${seed} does not end`)
  }
  each(state)
  return { state, events, commands }
}

const setups = fc.record({
  seed: fc.integer(),
  setup: fc
    .record({ cards: fc.integer({ min: 1, max: 20 }), print: fc.nat() })
    .map(({ cards, print }): BattleSetup => ({ rules: 'classic', catalogue: sampleCatalogue(cards, print) })),
})

describe('any battle', () => {
  it('always has exactly one seat to act until it is over', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => {
        playOut(setup, seed, state => {
          const acting = seats.filter(seat => legalCommands(state, seat).length > 0)
          expect(acting).toEqual(state.phase === 'game_over' ? [] : [viewFor(state, null).toAct])
        })
      }),
    )
  })

  it('keeps health between 0 and the printed one, and the fallen at 0', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => {
        playOut(setup, seed, state => {
          for (const side of [state.player1, state.player2])
            for (const { id, pv } of side.deck) {
              expect(pv).toBeGreaterThanOrEqual(0)
              expect(pv).toBeLessThanOrEqual(state.cards[id]?.pv as number)
              expect(side.defeatedCardIds.includes(id)).toBe(pv === 0)
            }
        })
      }),
    )
  })

  it('is plain JSON: a round trip changes nothing', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => {
        playOut(setup, seed, state => expect(JSON.parse(JSON.stringify(state))).toEqual(state))
      }),
      { numRuns: 30 },
    )
  })

  it('never writes into the state it was given', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => void playOut(setup, seed, frozen)),
      { numRuns: 30 },
    )
  })

  it('replayed from setup, seed and commands is the battle that was played', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => {
        const { commands, ...played } = playOut(setup, seed)
        expect(replay(setup, seed, JSON.parse(JSON.stringify(commands)))).toEqual(played)
      }),
    )
  })
})

it('a replay names the first command the rules did not accept', () => {
  const setup: BattleSetup = { rules: 'classic', catalogue: sampleCatalogue(12, 1) }
  const commands = [
    { type: 'skip-turn', seat: 'player1' },
    { type: 'skip-turn', seat: 'player1' },
  ]
  expect(replay(setup, 1, commands)).toEqual({ rejected: 'not_your_turn', at: 1 })
})

it('thousands of battles by seed all end with a winner who still stands', () => {
  for (let seed = 0; seed < 3000; seed++) {
    const { state } = playOut({ rules: 'classic', catalogue: sampleCatalogue(14, seed) }, seed)
    const winner = state[state.winner as Seat]
    expect(winner.defeatedCardIds.length < winner.deck.length).toBe(true)
  }
})

it('without skips a battle on printed cards is never longer than its health allows', () => {
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
