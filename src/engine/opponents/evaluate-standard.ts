/**
 * Evaluates a position of the standard rules for one seat: points lost and about to be lost, usable energy, lasting effects and the next
 * attacks. Every value is a share of the points needed to win, from about −1 to 1.
 */
import { statusRules } from '../effects/catalog.ts'
import { blowDamage, hasEdgeOver, moveCost, pointsOf } from '../rules/standard-moves.ts'
import { POINTS_TO_WIN, TURN_ENERGY } from '../rules/standard-numbers.ts'
import { pointsLost } from '../rules/standard-turns.ts'
import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { marksOf } from '../turn.ts'
import type { BattleState, CardSpec, DeckCard, Seat, Status } from '../types.ts'
import type { Personality } from './personality.ts'

/** Share of a card's points that counts as lost in proportion to its lost health. */
const WOUNDED = 0.75
/** Damage that one energy pays for. */
const DAMAGE_OF_ENERGY = 27
/** Points per health of an average card. */
const USUAL_WORTH = 0.024
/** Energy that is likely to be spent. Energy above it counts less. */
const USED_ENERGY = 6
/** Weight of a lasting effect on a card in the hand, as a share of its weight on the active card. */
const PAUSED = 0.4
/** Weight of the possible attack of a card in the hand, as a share. */
const HELD = 0.3
/** Value in damage of a turn in which a card cannot act freely. */
const LOST_TURN = 40
const DEARER_TURN = 24

const worthOf = (card: CardSpec): number => (pointsOf(card) / card.pv) * WOUNDED

/** Points a seat has lost, with a part for wounded cards. */
function lossOf(state: BattleState, seat: Seat): number {
  const side = sideOf(state, seat)
  let loss = pointsLost(state, seat)
  for (const card of side.deck) {
    if (card.pv === 0) continue
    const printed = printedCard(state, card.id)
    loss += pointsOf(printed) * WOUNDED * Math.max(0, 1 - card.pv / printed.pv)
    if (card.marks && card.id !== side.activeCardId) loss += burdenOf(card, printed, printed) * PAUSED
  }
  return loss
}

/** Points that one status will cost its bearer's owner (below 0: save), beyond the next attack. */
function burdenOfStatus({ kind, amount, turns }: Status, ownWorth: number, rivalWorth: number): number {
  const rule = statusRules[kind]
  if (rule.hurts) return amount * turns * 0.8 * ownWorth
  if (rule.refusesMoves || rule.onlyCheapest) return Math.min(turns, 1.5) * LOST_TURN * rivalWorth
  if (rule.extraCost) return Math.min(turns, 2) * DEARER_TURN * rivalWorth
  if (kind === 'attack') return -amount * Math.min(turns, 3) * 0.5 * rivalWorth
  return -amount * Math.min(turns - 1, 2) * 0.6 * ownWorth
}

function burdenOf(card: DeckCard, printed: CardSpec, across: CardSpec): number {
  if (!card.marks) return 0
  const ownWorth = worthOf(printed)
  const rivalWorth = worthOf(across)
  let burden = 0
  for (const status of card.marks.statuses) burden += burdenOfStatus(status, ownWorth, rivalWorth)
  return burden - card.marks.atk * 2 * rivalWorth - card.marks.resistenza * 3 * ownWorth
}

const isHeld = (card: DeckCard): boolean =>
  card.marks?.statuses.some(({ kind }) => statusRules[kind].refusesMoves) ?? false

/** Value in points of the strongest attack of the seat's next turn. */
function threatOf(state: BattleState, seat: Seat): number {
  const attacker = activeCardOf(sideOf(state, seat))
  const target = activeCardOf(sideOf(state, rivalOf(seat)))
  if (!attacker || !target) return 0
  const energy = (sideOf(state, seat).energy ?? 0) + (state.currentTurnPlayerId === seat ? 0 : TURN_ENERGY)
  let best = 0
  const { mosse } = printedCard(state, attacker.id)
  for (let at = 0; at < mosse.length; at++) {
    const move = mosse[at]
    if (!move || move.danno === 0 || moveCost(attacker, move) > energy) continue
    if (marksOf(attacker).used.includes(at)) continue
    best = Math.max(best, blowDamage(state, attacker, move, target))
  }
  const printed = printedCard(state, target.id)
  const share =
    best >= target.pv ? 1 - WOUNDED * Math.max(0, 1 - target.pv / printed.pv) : (WOUNDED * best) / printed.pv
  return share * pointsOf(printed) * (isHeld(attacker) ? HELD : 1)
}

const worthOfEnergy = (energy: number): number =>
  (Math.min(energy, USED_ENERGY) + Math.max(0, energy - USED_ENERGY) * 0.4) * DAMAGE_OF_ENERGY * USUAL_WORTH

/** Above 0 if the seat is ahead. The battle must not be over. */
export function evaluateStandard(state: BattleState, seat: Seat, personality: Personality): number {
  const rival = rivalOf(seat)
  let sum = lossOf(state, rival) - lossOf(state, seat)
  sum +=
    (worthOfEnergy(sideOf(state, seat).energy ?? 0) - worthOfEnergy(sideOf(state, rival).energy ?? 0)) *
    personality.energy
  const activeCard = activeCardOf(sideOf(state, seat))
  const rivalCard = activeCardOf(sideOf(state, rival))
  if (activeCard && rivalCard) {
    const left = printedCard(state, activeCard.id)
    const right = printedCard(state, rivalCard.id)
    sum += (burdenOf(rivalCard, right, left) - burdenOf(activeCard, left, right)) * personality.lasting
    sum += threatOf(state, seat) * personality.threat - threatOf(state, rival) * personality.fear
    sum += (Number(hasEdgeOver(left, right)) - Number(hasEdgeOver(right, left))) * personality.edge
  }
  return sum / POINTS_TO_WIN
}
