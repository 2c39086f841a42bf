/**
 * Facts of the standard rules about the turn, before anything is tapped: prices, dangers and edges, calculated by the
 * engine (decision 0043).
 */

import type { RejectionCode } from '@/engine/commands.ts'
import {
  changeCost,
  changeRefusal,
  guardRefusal,
  hasEdgeOver,
  type MoveOption,
  moveOptions,
  pointsOf,
} from '@/engine/rules/standard-moves.ts'
import {
  CHANGE_DAMAGE,
  EDGE,
  GUARD,
  GUARD_COST,
  heatAt,
  LAST_TURN,
  POINTS_TO_WIN,
  TURN_ENERGY,
  WIND,
} from '@/engine/rules/standard-numbers.ts'
import { windOn } from '@/engine/rules/wind.ts'
import { rivalOf } from '@/engine/seats.ts'
import { damageOf } from '@/engine/steps.ts'
import { MOST_ENERGY } from '@/engine/turn.ts'
import type { DeckCard, Seat, Wind } from '@/engine/types.ts'
import type { Say } from '@/i18n/effect-sentence.ts'
import type { Edge, TurnFacts } from '@/stage/battle-snapshot.ts'
import type { PublicBattle } from '../session/public-battle.ts'

export const activeCard = ({ deck, activeCardId }: PublicBattle['player1']): DeckCard | undefined =>
  deck.find(card => card.id === activeCardId)

/** Returns a seat's current moves. Under the classic rules no move has a cost or a limit, and no type has an edge. */
export function optionsOf(battle: PublicBattle, seat: Seat): MoveOption[] {
  const options = moveOptions(battle, seat)
  if (battle.rules !== 'classic') return options
  const [card, target] = [activeCard(battle[seat]), activeCard(battle[rivalOf(seat)])]
  const [printed, hit] = [card && battle.cards[card.id], target && battle.cards[target.id]]
  return options.map(({ move, cost }) => {
    const used = printed?.mosse[move]
    return { move, cost, refusal: null, danno: used && hit ? damageOf(used, hit) : 0 }
  })
}

/** Returns the match-up of two cards by types and traits, or null under the classic rules or if one card is missing. */
export function edgeBetween({ rules, cards }: PublicBattle, id: number, across: number | null): Edge {
  const [card, other] = [cards[id], across === null ? undefined : cards[across]]
  if (rules === 'classic' || !card || !other) return null
  const [gives, takes] = [hasEdgeOver(card, other), hasEdgeOver(other, card)]
  if (gives && takes) return 'both'
  return gives ? 'up' : takes ? 'down' : null
}

/** Returns the damage that the wind adds to a card's blows, negative if it reduces them, now or after it has turned. */
export function windOf({ cards, wind }: PublicBattle, id: number, when: keyof Wind = 'from'): number {
  const card = cards[id]
  return card ? windOn(card.tipo, wind?.[when]) * WIND : 0
}

/** Returns the points of a seat: the value of the rival's defeated cards. Null under the classic rules. */
export function pointsScored(battle: PublicBattle, seat: Seat): number | null {
  if (battle.rules === 'classic') return null
  const { defeatedCardIds } = battle[rivalOf(seat)]
  return defeatedCardIds.reduce((sum, id) => sum + worthOf(battle, id), 0)
}

/** Returns the points that the other side scores for defeating a card. */
export function worthOf({ cards }: PublicBattle, id: number): number {
  const printed = cards[id]
  return printed ? pointsOf(printed) : 0
}

/** Returns true if the reader wins by defeating this card of the rival's. */
export function winsBy(battle: PublicBattle, fallenId: number): boolean {
  const points = (pointsScored(battle, 'player1') ?? 0) + worthOf(battle, fallenId)
  const isLast = battle.player2.deck.every(({ id, pv }) => id === fallenId || pv === 0)
  return points >= POINTS_TO_WIN || isLast
}

export function turnFacts(battle: PublicBattle, t: Say): TurnFacts | null {
  if (battle.rules === 'classic') return null
  return {
    pointsToWin: POINTS_TO_WIN,
    lastTurn: LAST_TURN,
    edge: EDGE,
    nextEnergy: TURN_ENERGY,
    change: changeFacts(battle, t),
    guard: {
      cost: GUARD_COST,
      less: GUARD,
      disabled: reasonOf(t, guardRefusal(battle, 'player1'), GUARD_COST, battle),
    },
    threat: threatTo(battle),
    heat: heatOf(battle.turn),
  }
}

function changeFacts(battle: PublicBattle, t: Say): TurnFacts['change'] {
  const card = activeCard(battle.player1)
  if (!card) return null
  const cost = changeCost(battle, 'player1')
  const hasOthers = battle.player1.deck.some(({ id, pv }) => id !== card.id && pv > 0)
  return {
    cost,
    hit: CHANGE_DAMAGE,
    pvAfter: Math.max(0, card.pv - CHANGE_DAMAGE),
    disabled: hasOthers ? reasonOf(t, changeRefusal(battle, 'player1'), cost, battle) : t('reason.alone'),
  }
}

function reasonOf(
  t: Say,
  refusal: RejectionCode | null,
  cost: number,
  { player1 }: PublicBattle,
): string | null {
  switch (refusal) {
    case null:
      return null
    case 'already_changed':
      return t('reason.changed')
    case 'card_frozen':
      return t('reason.staysPut')
    case 'not_enough_energy':
      return t('reason.energy', { count: cost - (player1.energy ?? 0) })
    default:
      return t('reason.other')
  }
}

/** Returns the strongest blow that the rival could deal on its next turn, including the energy it gains then. */
export function threatTo(battle: PublicBattle): TurnFacts['threat'] {
  const ownCard = activeCard(battle.player1)
  if (!ownCard || battle.player2.activeCardId === null || battle.gameState === 'game_over') return null
  const isWaiting = battle.currentTurnPlayerId === 'player1'
  const energy = Math.min(MOST_ENERGY, (battle.player2.energy ?? 0) + (isWaiting ? TURN_ENERGY : 0))
  const next = { ...battle, player2: { ...battle.player2, energy } }
  const blows = optionsOf(next, 'player2')
    .filter(({ refusal }) => refusal === null)
    .map(({ danno }) => danno)
  const danno = Math.max(0, ...blows)
  return { danno, pvAfter: Math.max(0, ownCard.pv - danno) }
}

const heatOf = (turn: number): TurnFacts['heat'] => {
  const [now, next] = [heatAt(turn), heatAt(turn + 1)]
  return next > 0 ? { now, next } : null
}
