/**
 * Evaluates a position for one seat: what its cards can still take times what they can deal, against the same of the rival. Every value is
 * a share of the whole, from −1 to 1; a decided battle lies beyond. It looks at no later turn than the next blow.
 */
import { statusRules } from '../effects/catalog.ts'
import { blowDamage, moveCost } from '../rules/standard-moves.ts'
import { activeCardOf, printedCard, rivalOf } from '../seats.ts'
import { changeOf, marksOf } from '../turn.ts'
import type { BattleState, CardSpec, DeckCard, Seat } from '../types.ts'
import type { Personality } from './personality.ts'

/** Turns in which a move of this cost can be paid, skips counted, as a share of all; index is the cost. */
const paidShare = [1, 1, 1, 0.75, 0.6, 0.5, 0.43, 0.38, 0.33]
/** Turns in which a rival strikes, as a share of all. */
const FOE_SHARE = 0.7
/** Damage an energy buys with an average card. */
const DAMAGE_OF_ENERGY = 18
const ENERGY_A_TURN = 2
/** resistenza that makes a card's health count half as much again */
const TOUGHNESS = 40
export const DECIDED = 10

const rates = new WeakMap<CardSpec, number>()

/** Damage a turn a card deals in the long run. */
function rateOf(card: CardSpec): number {
  const known = rates.get(card)
  if (known !== undefined) return known
  let best = 5
  for (const { danno, costo_energia, effetti } of card.mosse) {
    if (effetti?.some(({ kind }) => kind === 'once-per-match')) continue
    best = Math.max(best, danno * (paidShare[costo_energia] ?? 0.3))
  }
  rates.set(card, best)
  return best
}

/** Health the statuses of a card will cost it, or spare it (below 0). */
function burdenOf(card: DeckCard, printed: CardSpec, weights: Personality): number {
  if (!card.marks) return 0
  const share = paidShare[printed.mosse[0]?.costo_energia ?? 0] ?? 0.3
  let burden = 0
  let idle = 0
  for (const { kind, amount, turns } of card.marks.statuses) {
    const rule = statusRules[kind]
    if (rule.hurts) burden += amount * turns
    if (rule.refusesMoves) idle = Math.max(idle, Math.min(turns, 1.5))
    if (rule.extraCost) idle = Math.max(idle, Math.min(turns, 2) * 0.4)
    if (kind === 'attack') burden -= amount * turns * share * weights.change
    if (kind === 'defence') burden -= amount * turns * weights.change * FOE_SHARE
  }
  burden -= (card.marks.atk + card.marks.resistenza * 2) * 1.5
  return burden + idle * rateOf(printed) * weights.control
}

/** What a seat's cards are worth: health times damage, summed. */
function strengthOf(state: BattleState, seat: Seat, weights: Personality): number {
  const side = state[seat]
  let sum = 0
  let best = 0
  for (const card of side.deck) {
    if (card.pv === 0) continue
    const printed = printedCard(state, card.id)
    const rate = rateOf(printed)
    const share = card.id === side.activeCardId ? 1 : 0.8
    const health = Math.max(1, card.pv - burdenOf(card, printed, weights) * share)
    sum += (health * (1 + printed.resistenza / TOUGHNESS) + weights.standing) * rate
    best = Math.max(best, rate)
  }
  return sum + (side.energy ?? 0) * DAMAGE_OF_ENERGY * weights.energy * best
}

/** The hardest blow the seat's active card could strike in its next turn, at most what the target has left. */
function threatOf(state: BattleState, seat: Seat): number {
  const attacker = activeCardOf(state[seat])
  const target = activeCardOf(state[rivalOf(seat)])
  if (!attacker || !target) return 0
  const energy = (state[seat].energy ?? DECIDED) + (state.currentTurnPlayerId === seat ? 0 : ENERGY_A_TURN)
  let best = 0
  const { mosse } = printedCard(state, attacker.id)
  for (let at = 0; at < mosse.length; at++) {
    const move = mosse[at]
    if (!move || move.danno <= best) continue
    if (moveCost(attacker, move) > energy || marksOf(attacker).used.includes(at)) continue
    best = Math.max(best, blowDamage(state, attacker, move, target))
  }
  return Math.min(best, target.pv) * (isHeld(attacker) ? 0.3 : 1)
}

const isHeld = (card: DeckCard): boolean =>
  card.marks?.statuses.some(({ kind }) => statusRules[kind].refusesMoves) ?? false

const rateOfActive = (state: BattleState, seat: Seat): number => {
  const card = activeCardOf(state[seat])
  return card ? rateOf(printedCard(state, card.id)) + changeOf(card, 'attack') * 0.3 : 0
}

/** Above 0 when the seat stands better; `DECIDED` and more when it has won. */
export function evaluate(state: BattleState, seat: Seat, weights: Personality): number {
  const rival = rivalOf(seat)
  if (state.phase === 'game_over') {
    if (state.winner === null) return 0
    return state.winner === seat ? DECIDED + 1 / state.turn : -DECIDED - 1 / state.turn
  }
  const own =
    strengthOf(state, seat, weights) + threatOf(state, seat) * rateOfActive(state, rival) * weights.threat
  const other =
    strengthOf(state, rival, weights) + threatOf(state, rival) * rateOfActive(state, seat) * weights.fear
  return (own - other) / (own + other)
}
