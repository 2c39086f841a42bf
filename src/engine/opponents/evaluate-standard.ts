/**
 * Evaluates a position of the standard rules for one seat: points lost and about to be lost, usable energy, lasting effects and the next
 * blows. Every value is a share of the points needed to win, from about −1 to 1.
 */
import { statusRules } from '../effects/catalog.ts'
import { blowDamage, hasEdgeOver, moveCost, pointsOf } from '../rules/standard-moves.ts'
import { POINTS_TO_WIN, TURN_ENERGY } from '../rules/standard-numbers.ts'
import { pointsLost } from '../rules/standard-turns.ts'
import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { marksOf } from '../turn.ts'
import type { BattleState, CardSpec, DeckCard, Seat, Status } from '../types.ts'
import type { Personality } from './personality.ts'

/** Share of a card's points that its lost health counts while it stands. */
const WOUNDED = 0.75
/** Damage an energy buys. */
const DAMAGE_OF_ENERGY = 27
/** Points a health point is worth on an average card. */
const USUAL_WORTH = 0.024
/** Energy that is likely to be spent; what lies beyond counts less. */
const USED_ENERGY = 6
/** How much a lasting effect counts on a card in the hand, as a share of its worth on the table. */
const PAUSED = 0.4
/** How much a held card's possible blow counts, as a share. */
const HELD = 0.3
/** Worth in damage of a turn in which a card cannot act freely. */
const LOST_TURN = 40
const DEARER_TURN = 24

const worthOf = (card: CardSpec): number => (pointsOf(card) / card.pv) * WOUNDED

/** Points a seat has lost, wounds counted in part. */
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

/** Points one status will cost its bearer's owner, or spare (below 0), beyond the next blow. */
function burdenOfStatus({ kind, amount, turns }: Status, own: number, other: number): number {
  const rule = statusRules[kind]
  if (rule.hurts) return amount * turns * 0.8 * own
  if (rule.refusesMoves || rule.onlyCheapest) return Math.min(turns, 1.5) * LOST_TURN * other
  if (rule.extraCost) return Math.min(turns, 2) * DEARER_TURN * other
  if (kind === 'attack') return -amount * Math.min(turns, 3) * 0.5 * other
  return -amount * Math.min(turns - 1, 2) * 0.6 * own
}

function burdenOf(card: DeckCard, printed: CardSpec, across: CardSpec): number {
  if (!card.marks) return 0
  const own = worthOf(printed)
  const other = worthOf(across)
  let burden = 0
  for (const status of card.marks.statuses) burden += burdenOfStatus(status, own, other)
  return burden - card.marks.atk * 2 * other - card.marks.resistenza * 3 * own
}

const isHeld = (card: DeckCard): boolean =>
  card.marks?.statuses.some(({ kind }) => statusRules[kind].refusesMoves) ?? false

/** Points the hardest blow of the seat's next turn would be worth. */
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

/** Above 0 when the seat stands better; the battle is not over. */
export function evaluateStandard(state: BattleState, seat: Seat, personality: Personality): number {
  const rival = rivalOf(seat)
  let sum = lossOf(state, rival) - lossOf(state, seat)
  sum +=
    (worthOfEnergy(sideOf(state, seat).energy ?? 0) - worthOfEnergy(sideOf(state, rival).energy ?? 0)) *
    personality.energy
  const own = activeCardOf(sideOf(state, seat))
  const other = activeCardOf(sideOf(state, rival))
  if (own && other) {
    const left = printedCard(state, own.id)
    const right = printedCard(state, other.id)
    sum += (burdenOf(other, right, left) - burdenOf(own, left, right)) * personality.lasting
    sum += threatOf(state, seat) * personality.threat - threatOf(state, rival) * personality.fear
    sum += (Number(hasEdgeOver(left, right)) - Number(hasEdgeOver(right, left))) * personality.edge
  }
  return sum / POINTS_TO_WIN
}
