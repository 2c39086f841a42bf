/** Messages between the page and the opponent's worker. A response is a pure function of the request. */
import type { Command } from '@/engine/commands.ts'
import { type LostBattle, type TurningPoint, turningPoint } from '@/engine/hints/turning-point.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import type { BattleView } from '@/engine/view.ts'

export interface ThinkRequest {
  id: number
  opponent: OpponentCode
  view: BattleView
  seed: number
}

export interface ThinkResult {
  id: number // of the request
  command: Command | null
}

export const think = ({ id, opponent, view, seed }: ThinkRequest): ThinkResult => ({
  id,
  command: opponentOf(opponent).decide(view, seed),
})

/** Asked once, after a lost battle. */
export interface TurningRequest {
  lost: LostBattle
}

export interface TurningResult {
  point: TurningPoint | null
}

export const lookBack = ({ lost }: TurningRequest): TurningResult => ({ point: turningPoint(lost) })
