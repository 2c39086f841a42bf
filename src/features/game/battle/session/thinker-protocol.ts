/** Messages between the page and the opponent's worker. A response is a pure function of the request. */
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { type LostBattle, type TurningPoint, turningPoint } from '@/engine/hints/turning-point.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import type { BattleState } from '@/engine/types.ts'
import { type BattleView, stateOfView, viewFor } from '@/engine/view.ts'

export interface ThinkRequest {
  id: number
  opponent: ComputerCode
  view: BattleView
  seed: number
}

export interface ThinkResult {
  id: number // id of the request
  command: Command | null
}

export const think = ({ id, opponent, view, seed }: ThinkRequest): ThinkResult => ({
  id,
  command: opponentOf(opponent).decide(view, seed),
})

/**
 * Sent before the first turn, without a response. The first search of a worker takes many times longer while its code
 * is compiled.
 */
export interface Rehearsal {
  rehearse: Omit<ThinkRequest, 'id'>
}

/** Number of decisions after which another one is no longer faster. */
const REHEARSED = 3

/** Plays several decisions from this state, as if it were its turn. */
export function rehearse({ rehearse: { opponent, view, seed } }: Rehearsal): void {
  if (!view.seat) return
  let state: BattleState = { ...stateOfView(view), currentTurnPlayerId: view.seat }
  for (let at = 0; at < REHEARSED; at++) {
    const { toAct } = viewFor(state, null)
    const step = applyCommand(state, opponentOf(opponent).decide(viewFor(state, toAct), seed))
    if ('rejected' in step) return
    state = step.state
  }
}

/** Sent once, after a defeat. */
export interface TurningRequest {
  lost: LostBattle
}

export interface TurningResult {
  point: TurningPoint | null
}

export const lookBack = ({ lost }: TurningRequest): TurningResult => ({ point: turningPoint(lost) })
