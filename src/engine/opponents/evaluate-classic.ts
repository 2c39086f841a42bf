/**
 * Evaluates a position of the classic rules for one seat: remaining health times possible damage, compared with the rival's, and the
 * next attacks. Every value is a share of the whole, from −1 to 1.
 */

import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { damageOf } from '../steps.ts'
import type { BattleState, CardSpec, Seat } from '../types.ts'
import type { Personality } from './personality.ts'

/** Additional health value of a card that has not fallen. */
const STANDING = 20
/** Resistenza that increases the value of a card's health by half. */
const TOUGHNESS = 40
/** Value of an attack that defeats a card, in health times damage. */
const FELLING = 6000
/** Minimum damage rate of a card that cannot damage. */
const LEAST_RATE = 5

/** Damage per turn that a card can deal. */
const rateOf = (card: CardSpec): number =>
  card.mosse.reduce((most, { danno }) => Math.max(most, danno), LEAST_RATE)

/** Returns the value of a seat's cards: the sum of health times damage. */
function strengthOf(state: BattleState, seat: Seat): number {
  let sum = 0
  for (const card of sideOf(state, seat).deck) {
    if (card.pv === 0) continue
    const printed = printedCard(state, card.id)
    sum += (card.pv * (1 + printed.resistenza / TOUGHNESS) + STANDING) * rateOf(printed)
  }
  return sum
}

/** Strongest attack of the seat's active card, at most the target's remaining health. 0 if either card is missing. */
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

/** Cost of the rival's next attack. */
function fearOf(state: BattleState, seat: Seat): number {
  const card = activeCardOf(sideOf(state, seat))
  return card ? blowOf(state, rivalOf(seat)) * rateOf(printedCard(state, card.id)) : 0
}

/** Value of an attack that defeats. It grows as the target weakens and stays after it has fallen, so an attack is never a loss. */
function threatOf(state: BattleState, seat: Seat): number {
  const target = activeCardOf(sideOf(state, rivalOf(seat)))
  return target ? (blowOf(state, seat) / target.pv) * FELLING : FELLING
}

/** Above 0 if the seat is ahead. The battle must not be over. */
export function evaluateClassic(state: BattleState, seat: Seat, personality: Personality): number {
  const rival = rivalOf(seat)
  const seatValue = strengthOf(state, seat) + threatOf(state, seat) * personality.threat
  const rivalValue = strengthOf(state, rival) + fearOf(state, seat) * personality.fear
  return (seatValue - rivalValue) / (seatValue + rivalValue)
}
