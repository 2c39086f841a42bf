import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { drawBelow, rngFromSeed } from '@/engine/rng.ts'
import { createBattle } from '@/engine/setup.ts'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import type { BattleSetup, RuleSet } from '@/engine/types.ts'
import { legalCommands } from '@/engine/view.ts'
import { KEYFRAME, lostBattle, type Recorded, type ReplayTimeline, readTimeline } from './replay-timeline.ts'

/** A battle of random legal commands, at most `length` of them. */
function recorded(seed: number, rules: RuleSet, length = 400): Recorded {
  const setup: BattleSetup = { rules, catalogue: effectfulCatalogue(14, seed) }
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  const commands: Command[] = []
  let rng = rngFromSeed(seed + 1)
  let state = start.state
  while (state.phase !== 'game_over' && commands.length < length) {
    const legal = [...legalCommands(state, 'player1'), ...legalCommands(state, 'player2')]
    const draw = drawBelow(rng, legal.length)
    rng = draw.rng
    const command = legal[draw.value] as Command
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    commands.push(command)
    state = step.state
  }
  return { setup, seed, commands }
}

const timelineOf = (recording: Recorded): ReplayTimeline => {
  const read = readTimeline(recording)
  if ('fault' in read) throw new Error(read.fault)
  return read.timeline
}

const battle = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  rules: fc.constantFrom<RuleSet>('classic', 'standard'),
})

describe('timeline of a recording', () => {
  it('shows the same state after a jump as after single steps', () => {
    fc.assert(
      fc.property(battle, fc.double({ min: 0, max: 1, noNaN: true }), ({ seed, rules }, share) => {
        const recording = recorded(seed, rules)
        const target = Math.round(share * recording.commands.length)
        const start = createBattle(recording.setup, recording.seed)
        if ('refused' in start) throw new Error(start.refused)
        let stepped = start.state
        for (const command of recording.commands.slice(0, target)) {
          const step = applyCommand(stepped, command)
          if ('rejected' in step) throw new Error(step.rejected)
          stepped = step.state
        }
        expect(timelineOf(recording).stateAt(target)).toEqual(stepped)
      }),
      { numRuns: 40 },
    )
  })

  it('shows the same state after going back and forth', () => {
    fc.assert(
      fc.property(battle, fc.nat(60), fc.nat(60), ({ seed, rules }, from, by) => {
        const timeline = timelineOf(recorded(seed, rules))
        const here = structuredClone(timeline.stateAt(from))
        for (let step = from; step <= from + by; step++) timeline.stateAt(step)
        for (let step = from + by; step >= from; step--) timeline.stateAt(step)
        expect(timeline.stateAt(from)).toEqual(here)
      }),
      { numRuns: 40 },
    )
  })

  it('contains the whole history in its steps', () => {
    const timeline = timelineOf(recorded(7, 'standard'))
    const piecewise = Array.from({ length: timeline.last + 1 }, (_, step) => timeline.eventsOf(step)).flat()
    expect(timeline.historyAt(timeline.last)).toEqual(piecewise)
    expect(timeline.historyAt(0)).toEqual(timeline.eventsOf(0))
  })

  it('marks every turn and every defeated card at its step', () => {
    const timeline = timelineOf(recorded(11, 'standard'))
    expect(timeline.last).toBeGreaterThan(KEYFRAME)
    expect(timeline.turns.map(({ turn }) => turn)).toEqual(timeline.turns.map((_, index) => index + 1))
    for (const { step, turn } of timeline.turns) expect(timeline.stateAt(step).turn).toBe(turn)
    for (const { step, seat, cardId } of timeline.defeats) {
      expect(timeline.stateAt(step)[seat].defeatedCardIds).toContain(cardId)
      expect(timeline.stateAt(step - 1)[seat].defeatedCardIds).not.toContain(cardId)
    }
    expect(timeline.turnAt(timeline.last).turn).toBe(timeline.turns.at(-1)?.turn)
  })

  it('limits a step to the nearest end', () => {
    const timeline = timelineOf(recorded(3, 'classic'))
    expect(timeline.stateAt(-5)).toEqual(timeline.stateAt(0))
    expect(timeline.stateAt(Number.NaN)).toEqual(timeline.stateAt(0))
    expect(timeline.stateAt(1e6)).toEqual(timeline.stateAt(timeline.last))
  })

  it('recognises a battle that was given up', () => {
    expect(timelineOf(recorded(3, 'classic', 5)).isFinished).toBe(false)
    expect(timelineOf(recorded(3, 'classic')).isFinished).toBe(true)
  })
})

describe('recording that cannot be replayed', () => {
  it('reports the refused command and the reason', () => {
    const recording = recorded(5, 'classic', 8)
    const forged = {
      ...recording,
      commands: recording.commands.with(3, { type: 'skip-turn', seat: 'player2' }),
    }
    const commands = [
      ...recording.commands.slice(0, 3),
      { type: 'choose-card', seat: 'player1', cardId: 1 } as const,
    ]
    expect(readTimeline({ ...recording, commands })).toEqual({ fault: 'no_selection_pending', at: 4 })
    expect(readTimeline(forged)).toMatchObject({ at: expect.any(Number) })
  })

  it('reports that the battle never began', () => {
    expect(readTimeline({ setup: { rules: 'classic', catalogue: [] }, seed: 1, commands: [] })).toEqual({
      fault: 'empty_catalogue',
      at: 0,
    })
  })
})

it('analyses a battle lost to the computer, but not one that was won, given up or played against a person', () => {
  const all = Array.from({ length: 12 }, (_, seed) => recorded(seed + 1, 'classic'))
  const outcomes = all.map(recording => {
    const timeline = timelineOf(recording)
    const { winner } = timeline.stateAt(timeline.last)
    const lost = lostBattle({ ...recording, opponent: 'esperto' }, timeline)
    expect(lost !== null).toBe(winner === 'player2')
    expect(lostBattle({ ...recording, opponent: null }, timeline)).toBeNull()
    return winner
  })
  expect(new Set(outcomes)).toEqual(new Set(['player1', 'player2']))
  const given = recorded(1, 'classic', 3)
  expect(lostBattle({ ...given, opponent: 'esperto' }, timelineOf(given))).toBeNull()
})
