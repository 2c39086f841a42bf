/** A battle of random legal commands, and invariants of any such battle under any rules. For tests. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyCommand } from '../apply.ts'
import type { Command } from '../commands.ts'
import type { BattleEvent } from '../events.ts'
import { replay, replayFrom } from '../replay.ts'
import { drawBelow, rngFromSeed } from '../rng.ts'
import { createBattle } from '../setup.ts'
import type { BattleSetup, BattleState, Seat } from '../types.ts'
import { legalCommands, viewFor } from '../view.ts'
import { frozen } from './battle.ts'

export const seats: readonly Seat[] = ['player1', 'player2']

interface Played {
  state: BattleState
  events: BattleEvent[]
  commands: Command[]
}

export interface Mind {
  /** Selects the legal commands to choose from. `whim` is drawn from 0 to 7. */
  offered(legal: Command[], whim: number): Command[]
  /** A battle with more commands than this counts as endless. */
  longest: number
  /** Stops there instead of failing: under the classic rules, cards whose moves do no damage play forever. */
  isCutOff?: boolean
}

/** Plays to the end. `each` is called with every state, including the last one. */
export function playOut(
  setup: BattleSetup,
  seed: number,
  { offered, longest, isCutOff = false }: Mind,
  each: (state: BattleState) => void = () => {},
): Played {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  let rng = rngFromSeed(seed ^ 0x5eed)
  const commands: Command[] = []
  const events = [...start.events]
  while (state.phase !== 'game_over') {
    each(state)
    const legal = seats.flatMap(seat => legalCommands(state, seat))
    if (legal.length === 0) throw new Error(`battle ${seed} is stuck at turn ${state.turn}`)
    const whim = drawBelow(rng, 8)
    const choice = offered(legal, whim.value)
    const pick = drawBelow(whim.rng, choice.length)
    rng = pick.rng
    const command = choice[pick.value] as Command
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(`legal but ${step.rejected}`)
    state = step.state
    commands.push(command)
    events.push(...step.events)
    if (commands.length <= longest) continue
    if (isCutOff) break
    throw new Error(`battle ${seed} does not end`)
  }
  each(state)
  return { state, events, commands }
}

interface AnyBattle {
  setups: fc.Arbitrary<{ setup: BattleSetup; seed: number }>
  mind: Mind
  /** Expects health, energy and counters to be within the limits of these rules. */
  checkBounds(state: BattleState): void
}

/** The invariants of all rules, one per test. */
export function itHoldsInAnyBattle({ setups, mind, checkBounds }: AnyBattle): void {
  const inEvery = (each: (state: BattleState) => void, numRuns: number) =>
    fc.assert(
      fc.property(setups, ({ setup, seed }) => void playOut(setup, seed, mind, each)),
      { numRuns },
    )

  it('always has exactly one seat to act until it is over', () => {
    inEvery(state => {
      const acting = seats.filter(seat => legalCommands(state, seat).length > 0)
      expect(acting).toEqual(state.phase === 'game_over' ? [] : [viewFor(state, null).toAct])
    }, 100)
  })

  it('keeps every number within its bounds', () => inEvery(checkBounds, 100))

  it('E9: is plain JSON: a round trip changes nothing', () => {
    inEvery(state => expect(JSON.parse(JSON.stringify(state))).toEqual(state), 30)
  })

  it('never writes into the state it was given', () => inEvery(frozen, 30))

  it('E9: replayed from setup, seed and commands is the battle that was played', () => {
    fc.assert(
      fc.property(setups, ({ setup, seed }) => {
        const { commands, ...played } = playOut(setup, seed, mind)
        expect(replay(setup, seed, JSON.parse(JSON.stringify(commands)))).toEqual(played)
      }),
    )
  })

  it('E9: continued from a stored state is the battle that was played, wherever it was stored', () => {
    const stops = fc.tuple(setups, fc.double({ min: 0, max: 1, noNaN: true }))
    fc.assert(
      fc.property(stops, ([{ setup, seed }, part]) => {
        const { commands, ...played } = playOut(setup, seed, mind)
        const stop = Math.floor(commands.length * part)
        const stored = JSON.parse(JSON.stringify(replay(setup, seed, commands.slice(0, stop))))
        expect(replayFrom(stored, commands.slice(stop))).toEqual(played)
      }),
    )
  })
}
