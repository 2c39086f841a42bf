/**
 * Evaluates a position of the classic rules for one seat: what its cards can still take times what they can deal, against the same of the
 * rival, and the next blows. Every value is a share of the whole, from −1 to 1.
 */
import { damageOf } from '../damage.ts'
import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import type { BattleState, CardSpec, Seat } from '../types.ts'
import type { Personality } from './personality.ts'

/** Health a card is worth beyond what it has left, for still standing. */
const STANDING = 20
/** Resistenza that makes a card's health count half as much again. */
const TOUGHNESS = 40
/** What a blow is worth that fells, in health times damage. */
const FELLING = 6000
/** Damage a card is worth that strikes for nothing. */
const LEAST_RATE = 5

/** Damage a turn a card deals. */
const rateOf = (card: CardSpec): number =>
  card.mosse.reduce((most, { danno }) => Math.max(most, danno), LEAST_RATE)

/** What a seat's cards are worth: health times damage, summed. */
function strengthOf(state: BattleState, seat: Seat): number {
  let sum = 0
  for (const card of sideOf(state, seat).deck) {
    if (card.pv === 0) continue
    const printed = printedCard(state, card.id)
    sum += (card.pv * (1 + printed.resistenza / TOUGHNESS) + STANDING) * rateOf(printed)
  }
  return sum
}

/** The hardest blow the seat's active card could strike, at most what the target has left; 0 without one of them. */
function blowOf(state: BattleState, seat: Seat): number {
  const attacker = activeCardOf(sideOf(state, seat))
  const target = activeCardOf(sideOf(state, rivalOf(seat)))
  if (!attacker || !target) return 0
  const struck = printedCard(state, target.id)
  const best = printedCard(state, attacker.id).mosse.reduce(
    (most, move) => Math.max(most, damageOf(move, struck)),
    0,
  )
  return Math.min(best, target.pv)
}

/** What the rival's next blow would cost. */
function fearOf(state: BattleState, seat: Seat): number {
  const card = activeCardOf(sideOf(state, seat))
  return card ? blowOf(state, rivalOf(seat)) * rateOf(printedCard(state, card.id)) : 0
}

/** Worth of a blow that fells; it grows as the target weakens and stays when it has fallen, so that striking is never a loss. */
function threatOf(state: BattleState, seat: Seat): number {
  const target = activeCardOf(sideOf(state, rivalOf(seat)))
  return target ? (blowOf(state, seat) / target.pv) * FELLING : FELLING
}

/** Above 0 when the seat stands better; the battle is not over. */
export function evaluateClassic(state: BattleState, seat: Seat, personality: Personality): number {
  const rival = rivalOf(seat)
  const own = strengthOf(state, seat) + threatOf(state, seat) * personality.threat
  const other = strengthOf(state, rival) + fearOf(state, seat) * personality.fear
  return (own - other) / (own + other)
}
