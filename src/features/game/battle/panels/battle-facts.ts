/** Statistics of a finished battle, from the player's side (player1). Pure. */
import type { BattleEvent } from '@/engine/events.ts'
import { pointsScored } from '../scene/turn-facts.ts'
import type { PublicBattle } from '../session/public-battle.ts'

export interface BestMove {
  cardId: number
  move: number // index into the card's mosse
  danno: number // damage of the one move, including area damage
}

export interface BattleFacts {
  turns: number
  standing: number // own surviving cards
  dealt: number // total damage to the rival's cards
  best: BestMove | null
}

type FinishedBattle = Pick<PublicBattle, 'turn' | 'player1' | 'history'>

export function factsOf({ turn, player1, history }: FinishedBattle): BattleFacts {
  return {
    turns: turn,
    standing: player1.deck.length - player1.defeatedCardIds.length,
    dealt: history.reduce((sum, event) => sum + lossOf(event), 0),
    best: bestMoveOf(history),
  }
}

const lossOf = (event: BattleEvent): number =>
  event.type === 'damage-taken' && event.seat === 'player2' ? event.danno : 0

/** Later damage of poison and burn does not count for the move. */
function bestMoveOf(history: readonly BattleEvent[]): BestMove | null {
  let best: BestMove | null = null
  let running: BestMove | null = null
  for (const event of history) {
    if (event.type === 'move-used')
      running = event.seat === 'player1' ? { cardId: event.cardId, move: event.move, danno: 0 } : null
    else if (event.type === 'turn-started') running = null
    else if (running && event.type === 'damage-taken' && (!event.source || event.source === 'area'))
      running.danno += lossOf(event)
    if (running && running.danno > (best?.danno ?? 0)) best = { ...running }
  }
  return best
}

/** Returns the points of both sides, or null under the classic rules. */
export function scoreOf(battle: PublicBattle): { own: number; rival: number } | null {
  const ownPoints = pointsScored(battle, 'player1')
  const rival = pointsScored(battle, 'player2')
  return ownPoints === null || rival === null ? null : { own: ownPoints, rival }
}
