/**
 * The timeline of a recorded battle: the opening, then one step per command. Every `KEYFRAME` steps the whole state is
 * stored, so that a jump replays at most that many commands. Pure. A recording that cannot be replayed gives an error
 * code.
 */

import { applyCommand } from '@/engine/apply.ts'
import type { Command, RejectionCode } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { LostBattle } from '@/engine/hints/turning-point.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, BattleState, Seat, SetupRefusal } from '@/engine/types.ts'
import { clamp } from '@/lib/clamp.ts'

export const KEYFRAME = 16

export interface Recorded {
  setup: BattleSetup
  seed: number
  commands: readonly Command[]
}

export interface TurnMark {
  step: number // the first one of the turn
  turn: number
  seat: Seat // the seat whose turn it is
}

export interface DefeatMark {
  step: number
  seat: Seat
  cardId: number
}

export interface ReplayTimeline {
  last: number // number of the last step; 0 is the opening
  turns: readonly TurnMark[]
  defeats: readonly DefeatMark[]
  isFinished: boolean // false: a player gave up before the end
  /** Returns the state after a step. */
  stateAt(step: number): BattleState
  /** Returns the events of a step. */
  eventsOf(step: number): readonly BattleEvent[]
  /** Returns all events up to and including a step. */
  historyAt(step: number): BattleEvent[]
  turnAt(step: number): TurnMark
}

export type ReadTimeline = { timeline: ReplayTimeline } | { fault: SetupRefusal | RejectionCode; at: number }

export function readTimeline({ setup, seed, commands }: Recorded): ReadTimeline {
  const start = createBattle(setup, seed)
  if ('refused' in start) return { fault: start.refused, at: 0 }
  const keyframes: BattleState[] = [start.state]
  const events: (readonly BattleEvent[])[] = [start.events]
  let state = start.state
  for (const [index, command] of commands.entries()) {
    const step = applyCommand(state, command)
    if ('rejected' in step) return { fault: step.rejected, at: index + 1 }
    state = step.state
    events.push(step.events)
    if ((index + 1) % KEYFRAME === 0) keyframes.push(state)
  }
  return { timeline: timelineOf(commands, keyframes, events, state.phase === 'game_over') }
}

function timelineOf(
  commands: readonly Command[],
  keyframes: readonly BattleState[],
  events: readonly (readonly BattleEvent[])[],
  isFinished: boolean,
): ReplayTimeline {
  const last = commands.length
  const within = (step: number) => clamp(Math.trunc(step) || 0, 0, last)
  const turns = marksOf(events, turnMark)
  return {
    last,
    turns,
    defeats: marksOf(events, defeatMark),
    isFinished,
    stateAt: step => stateFrom(keyframes, commands, within(step)),
    eventsOf: step => events[within(step)] ?? [],
    historyAt: step => events.slice(0, within(step) + 1).flat(),
    turnAt: step => turns.findLast(mark => mark.step <= within(step)) ?? firstTurn,
  }
}

const firstTurn: TurnMark = { step: 0, turn: 1, seat: 'player1' }

function stateFrom(
  keyframes: readonly BattleState[],
  commands: readonly Command[],
  step: number,
): BattleState {
  const keyframe = Math.floor(step / KEYFRAME)
  let state = keyframes[keyframe] as BattleState
  for (const command of commands.slice(keyframe * KEYFRAME, step)) {
    const next = applyCommand(state, command)
    if ('rejected' in next) throw new Error(`replayed once, refused now: ${next.rejected}`)
    state = next.state
  }
  return state
}

const marksOf = <M>(
  events: readonly (readonly BattleEvent[])[],
  markOf: (event: BattleEvent, step: number) => M | null,
): M[] => events.flatMap((happened, step) => happened.flatMap(event => markOf(event, step) ?? []))

const turnMark = (event: BattleEvent, step: number): TurnMark | null =>
  event.type === 'turn-started' ? { step, turn: event.turn, seat: event.seat } : null

const defeatMark = (event: BattleEvent, step: number): DefeatMark | null =>
  event.type === 'card-defeated' ? { step, seat: event.seat, cardId: event.cardId } : null

/** Returns a battle that a person lost to the computer, or null if it was won, given up, or played between two people. */
export function lostBattle(
  { setup, seed, commands, opponent }: Recorded & { opponent: OpponentCode | null },
  timeline: ReplayTimeline,
): LostBattle | null {
  const { winner } = timeline.stateAt(timeline.last)
  return opponent && winner === 'player2' ? { setup, seed, commands, seat: 'player1', opponent } : null
}
