/**
 * One step of a battle with its clock (decision 0030): a player's action, an action of the clock, or an end without a
 * card. Pure: never changes the given row.
 */
import { lateMillis, timeoutsToLose } from '@/contract/endpoints/game/online.ts'
import type { MatchEnding } from '@/contract/endpoints/game/online-battle.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command, Rejection } from '@/engine/commands.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { rivalOf } from '@/engine/seats.ts'
import type { BattleState, Seat } from '@/engine/types.ts'
import { legalCommands, viewFor } from '@/engine/view.ts'
import { endedBy, type LiveBattle } from './live-battles.ts'
import { clockOfRow, deadlineOf, reservesAfter } from './match-clock.ts'
import type { MatchRow } from './matches-repo.ts'

export interface Forward {
  battle: LiveBattle
  command: Command | null // null when no card was played
  events: readonly BattleEvent[]
}

/** Whether the deadline and its grace of `lateMillis` are over: the clock acts for the player (decision 0030). */
export const isOverdue = ({ row }: LiveBattle, now: Date): boolean =>
  row.deadline_at !== null && now.getTime() > row.deadline_at.getTime() + lateMillis

/** A rejection comes from the engine. The caller checks with `isOverdue` that the action is in time. */
export function moveOn(battle: LiveBattle, command: Command, now: Date): Forward | Rejection {
  const step = applyCommand(battle.state, command)
  if ('rejected' in step) return step
  const { seat } = command
  const clock = clockOfRow(battle.row)
  const goesOn = isSameTurn(battle.state, step.state, seat)
  const reserves = goesOn ? clock.reserves : reservesAfter(clock, now.getTime())
  const lates = { player1: battle.row.late1, player2: battle.row.late2 }
  const isLate = command.type === 'skip-turn' && command.timedOut === true
  const row = timed(
    battle.row,
    step.state,
    { reserves, lates: { ...lates, [seat]: isLate ? lates[seat] : 0 } },
    goesOn ? new Date(clock.began) : now,
  )
  row.changed_at = now
  return {
    battle: { row, state: step.state, history: [...battle.history, ...step.events] },
    command,
    events: step.events,
  }
}

/** A switch of cards neither ends the turn nor extends its time. */
const isSameTurn = (before: BattleState, after: BattleState, seat: Seat): boolean =>
  before.phase === 'playing' && before.turn === after.turn && viewFor(after, null).toAct === seat

/** Acts for the clock: skips, or sends the first card that can fight. The third time in a row ends the battle. */
export function timeOut(battle: LiveBattle, now: Date): Forward {
  const { seat } = clockOfRow(battle.row)
  const missedTurns = (seat === 'player1' ? battle.row.late1 : battle.row.late2) + 1
  if (missedTurns >= timeoutsToLose) return endOtherwise(battle, 'timeouts', rivalOf(seat), now)
  const command = clockCommand(battle.state, seat)
  const forward = moveOn(battle, command, now)
  if ('rejected' in forward) throw new Error(`the clock may not ${command.type} in ${battle.row.id}`)
  const { row } = forward.battle
  const counted =
    seat === 'player1' ? { late1: missedTurns, reserve1: 0 } : { late2: missedTurns, reserve2: 0 }
  return { ...forward, battle: { ...forward.battle, row: { ...row, ...counted } } }
}

function clockCommand(state: BattleState, seat: Seat): Command {
  if (state.phase === 'awaiting_selection') {
    const choice = legalCommands(state, seat).find(({ type }) => type === 'choose-card')
    if (choice) return choice
  }
  return { type: 'skip-turn', seat, timedOut: true }
}

/** @param winner null for no winner, for example when both players are absent */
export function endOtherwise(
  battle: LiveBattle,
  ending: MatchEnding,
  winner: Seat | null,
  now: Date,
): Forward {
  const { state, events } = endedBy(battle.state, winner)
  const row: MatchRow = {
    ...battle.row,
    version: battle.row.version + 1,
    status: 'over',
    ending,
    winner,
    to_act: null,
    changed_at: now,
  }
  return { battle: { row, state, history: [...battle.history, ...events] }, command: null, events }
}

interface Times {
  reserves: Record<Seat, number>
  lates: Record<Seat, number>
}

/** Returns the row after a step: whose time runs from now, or how the battle ended. */
function timed(row: MatchRow, state: BattleState, { reserves, lates }: Times, now: Date): MatchRow {
  const { toAct } = viewFor(state, null)
  const began = Math.max(now.getTime(), row.starts_at?.getTime() ?? 0)
  return {
    ...row,
    version: row.version + 1,
    turn: state.turn,
    to_act: toAct,
    turn_began_at: new Date(began),
    deadline_at: toAct && new Date(deadlineOf({ seat: toAct, began, reserves })),
    reserve1: reserves.player1,
    reserve2: reserves.player2,
    late1: lates.player1,
    late2: lates.player2,
    changed_at: now,
    ...(state.phase === 'game_over' && { status: 'over', ending: 'cards', winner: state.winner }),
  }
}
