/** What a move, and a change of card, costs, whether it may be used now, and what it would take (decision 0043): the rules ask, and so does a screen. */
import type { RejectionCode } from '../commands.ts'
import { statusRules } from '../effects/catalog.ts'
import type { EffectKind } from '../effects/effect.ts'
import { activeCardOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { traitRuleOf } from '../traits/catalog.ts'
import { traitAmounts } from '../traits/trait.ts'
import { changeOf, marksOf, resistanceOf } from '../turn.ts'
import type { BattleState, CardSpec, DeckCard, MoveSpec, Seat } from '../types.ts'
import { changeCostOf, EDGE, GUARD_COST, LEAST_AGAINST_WIND, USUAL_POINTS, WIND } from './standard-numbers.ts'
import { hasEdge } from './wheel.ts'
import { windOn } from './wind.ts'

type Table = Pick<BattleState, 'cards' | 'player1' | 'player2' | 'wind'>

/** Whether a move has an effect of this kind. */
export function hasEffect(move: MoveSpec, kind: EffectKind): boolean {
  if (move.effetti) for (const effect of move.effetti) if (effect.kind === kind) return true
  return false
}

/** What the fall of a card is worth to the rival. */
export const pointsOf = (card: CardSpec): number => card.punti ?? USUAL_POINTS

/** Printed, and more while the card is paralysed or frozen. */
export function moveCost(card: DeckCard, move: MoveSpec): number {
  let cost = move.costo_energia
  if (card.marks) for (const { kind } of card.marks.statuses) cost += statusRules[kind].extraCost ?? 0
  return cost
}

function cheapestOf({ mosse }: CardSpec): number {
  let least = Number.POSITIVE_INFINITY
  for (const { costo_energia } of mosse) if (costo_energia < least) least = costo_energia
  return least
}

/** Why the active card may not use this move now; null when it may. */
export function moveRefusal(state: Table, seat: Seat, index: number): RejectionCode | null {
  const side = sideOf(state, seat)
  const card = activeCardOf(side)
  if (!card) return 'no_active_card'
  const printed = printedCard(state, card.id)
  const move = printed.mosse[index]
  if (!move) return 'unknown_move'
  if (card.marks) {
    for (const { kind } of card.marks.statuses) {
      const { refusesMoves, onlyCheapest } = statusRules[kind]
      if (refusesMoves) return refusesMoves
      if (onlyCheapest && move.costo_energia > cheapestOf(printed)) return onlyCheapest
    }
    if (card.marks.used.includes(index)) return 'already_used'
  }
  return moveCost(card, move) > (side.energy ?? 0) ? 'not_enough_energy' : null
}

/** Whether a card's blows have the edge over a card: by the wheel, or by its trait. */
export const hasEdgeOver = (attacker: CardSpec, target: CardSpec): boolean =>
  hasEdge(attacker.tipo, target.tipo) || traitRuleOf(attacker.tratto)?.hasEdgeOverAll === true

/**
 * What a move would take from a card: danno, changes of attack, edge, wind and trait, less resistenza, changes of defence and trait; at least
 * 0. The wind alone takes no blow below `LEAST_AGAINST_WIND`. A move without danno strikes nobody.
 */
export function blowDamage(state: Table, attacker: DeckCard, move: MoveSpec, target: DeckCard): number {
  if (move.danno === 0) return 0
  const own = printedCard(state, attacker.id)
  const other = printedCard(state, target.id)
  let attack = move.danno + marksOf(attacker).atk + changeOf(attacker, 'attack')
  const dealt = traitRuleOf(own.tratto)?.dealt
  if (dealt && own.tratto) attack += dealt(attacker, own, move, traitAmounts[own.tratto])
  if (hasEdgeOver(own, other)) attack += EDGE
  const less = other.tratto && traitRuleOf(other.tratto)?.lessDamage ? traitAmounts[other.tratto] : 0
  const calm = attack - resistanceOf(state, target) - changeOf(target, 'defence') - less
  const least = Math.max(0, Math.min(calm, LEAST_AGAINST_WIND))
  return Math.max(least, calm + windOn(own.tipo, state.wind?.from) * WIND)
}

/** Energy that calling back the seat's active card costs now; 0 without one. */
export function changeCost(state: Table, seat: Seat): number {
  const card = activeCardOf(sideOf(state, seat))
  if (!card) return 0
  const printed = printedCard(state, card.id)
  const across = activeCardOf(sideOf(state, rivalOf(seat)))
  const own = traitRuleOf(printed.tratto)?.ownChangeCost ?? 0
  const more = (across && traitRuleOf(printedCard(state, across.id).tratto)?.rivalChangeCost) ?? 0
  return Math.max(0, changeCostOf(pointsOf(printed)) + own) + more
}

/** Why the seat's active card may not be called back now; null when it may. Once a turn, and a frozen card stays. */
export function changeRefusal(state: Table, seat: Seat): RejectionCode | null {
  const side = sideOf(state, seat)
  const card = activeCardOf(side)
  if (!card) return 'no_active_card'
  if (side.hasChanged) return 'already_changed'
  if (card.marks)
    for (const { kind } of card.marks.statuses) if (statusRules[kind].staysPut) return 'card_frozen'
  return changeCost(state, seat) > (side.energy ?? 0) ? 'not_enough_energy' : null
}

/** Why the seat may not be on guard now; null when it may. */
export const guardRefusal = (state: Table, seat: Seat): RejectionCode | null => {
  if (!activeCardOf(sideOf(state, seat))) return 'no_active_card'
  return (sideOf(state, seat).energy ?? 0) < GUARD_COST ? 'not_enough_energy' : null
}

export interface MoveOption {
  move: number // index among the card's moves
  cost: number // energy, everything counted
  refusal: RejectionCode | null // why it is disabled now
  danno: number // what it would take from the rival's active card
}

/** The active card's moves as a player weighs them; empty without an active card. */
export function moveOptions(state: Table, seat: Seat): MoveOption[] {
  const card = activeCardOf(sideOf(state, seat))
  const target = activeCardOf(sideOf(state, rivalOf(seat)))
  if (!card) return []
  return printedCard(state, card.id).mosse.map((move, index) => ({
    move: index,
    cost: moveCost(card, move),
    refusal: moveRefusal(state, seat, index),
    danno: target ? blowDamage(state, card, move, target) : 0,
  }))
}
