import type { BattleEvent } from '@/engine/events.ts'
import { pointsOf } from '@/engine/rules/standard-moves.ts'
import { hasEdge } from '@/engine/rules/wheel.ts'
import type { Seat } from '@/engine/types.ts'
import type { CardSnapshot } from '@/stage/battle-snapshot.ts'
import type { Showing } from '../scene/conductor.ts'
import type { LessonFacts } from './lesson-tip.ts'

/** Value of a heavy card in points, at least: Mitica, Leggendaria, Unica (decision 0043). */
const HEAVY = 6

const count = (history: readonly BattleEvent[], type: BattleEvent['type'], seat: Seat = 'player1'): number =>
  history.filter(event => event.type === type && 'seat' in event && event.seat === seat).length

function pointsOfPlayer(history: readonly BattleEvent[]): number {
  const scored = history.findLast(event => event.type === 'points-scored' && event.seat === 'player1')
  return scored?.type === 'points-scored' ? scored.total : 0
}

export const hasEdgeOn = (own: CardSnapshot, rival: CardSnapshot | null): boolean =>
  rival !== null && hasEdge(own.tipo, rival.tipo)

/** Returns the first card of the hand whose type has the edge over the rival's card, or undefined. */
export const edgeInHand = ({ picture: { own, rival } }: Showing): CardSnapshot | undefined =>
  own.hand.find(card => !card.defeated && card.id !== own.active?.id && hasEdgeOn(card, rival.active))

/** Derives the facts for the coach from what the screen shows. */
export function lessonFacts(showing: Showing): LessonFacts {
  const { battle, picture } = showing
  const [ownCard, rival] = [picture.own.active, picture.rival.active]
  const { history } = battle
  const isHeavy = (card: CardSnapshot | null) => {
    const printed = card && battle.cards[card.id]
    return !!printed && pointsOf(printed) >= HEAVY
  }
  const dearest = Math.max(0, ...picture.moves.map(({ costo }) => costo))
  return {
    canAct: picture.canAct,
    isMarked: picture.selectedMove !== null,
    moves: count(history, 'move-used'),
    skips: count(history, 'turn-skipped'),
    swaps: count(history, 'card-replaced'),
    falls: count(history, 'card-defeated'),
    rivalFalls: count(history, 'card-defeated', 'player2'),
    hasStatus: [ownCard, rival].some(card => card && card.statuses.length > 0),
    isChoosing: picture.selecting,
    isOver: battle.gameState === 'game_over',
    isShort: dearest > (picture.own.energy ?? 0),
    isWeak: ownCard !== null && ownCard.pv * 2 <= ownCard.pvMax,
    hasEdge: ownCard !== null && hasEdgeOn(ownCard, rival),
    canGainEdge: edgeInHand(showing) !== undefined,
    isHeavy: isHeavy(ownCard),
    isRivalHeavy: isHeavy(rival),
    points: pointsOfPlayer(history),
  }
}
