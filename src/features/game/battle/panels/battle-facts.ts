/** Statistics of a finished battle, from the player's side (player1). Pure. */
import type { BattleEvent } from '@/engine/events.ts'
import { pointsScored } from '../scene/turn-facts.ts'
import type { PublicBattle } from '../session/public-battle.ts'

export interface BestMove {
  cardId: number
  move: number // index into the card's mosse
  danno: number // it took in one go, the area included
}

export interface BattleFacts {
  turns: number
  standing: number // own cards
  dealt: number // everything the rival's cards lost
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

/** What poison and burn take later is no blow's merit. */
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

/** The points of both sides; null under the classic rules. */
export function scoreOf(battle: PublicBattle): { own: number; rival: number } | null {
  const own = pointsScored(battle, 'player1')
  const rival = pointsScored(battle, 'player2')
  return own === null || rival === null ? null : { own, rival }
}
