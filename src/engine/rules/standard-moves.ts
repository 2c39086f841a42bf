/** Cost, availability and damage of a move and of a change of card (decision 0043). The rules and the screens use it. */
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

/** Points the rival scores when the card falls. */
export const pointsOf = (card: CardSpec): number => card.punti ?? USUAL_POINTS

/** Printed cost, plus 1 for each of paralysis and freeze. */
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

/** Returns why the active card may not use this move now, or null if it may. */
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

/** Whether a card has the type advantage over a card: by the wheel, or by its trait. */
export const hasEdgeOver = (attacker: CardSpec, target: CardSpec): boolean =>
  hasEdge(attacker.tipo, target.tipo) || traitRuleOf(attacker.tratto)?.hasEdgeOverAll === true

/**
 * Damage of a move to a card: danno plus changes of attack, type advantage, wind and trait, minus resistenza, changes of defence and
 * trait, at least 0. The wind alone reduces no attack below `LEAST_AGAINST_WIND`. A move without danno hits nothing.
 */
export function blowDamage(state: Table, attacker: DeckCard, move: MoveSpec, target: DeckCard): number {
  if (move.danno === 0) return 0
  const attackerCard = printedCard(state, attacker.id)
  const targetCard = printedCard(state, target.id)
  let attack = move.danno + marksOf(attacker).atk + changeOf(attacker, 'attack')
  const dealt = traitRuleOf(attackerCard.tratto)?.dealt
  if (dealt && attackerCard.tratto)
    attack += dealt(attacker, attackerCard, move, traitAmounts[attackerCard.tratto])
  if (hasEdgeOver(attackerCard, targetCard)) attack += EDGE
  const less =
    targetCard.tratto && traitRuleOf(targetCard.tratto)?.lessDamage ? traitAmounts[targetCard.tratto] : 0
  const calm = attack - resistanceOf(state, target) - changeOf(target, 'defence') - less
  const least = Math.max(0, Math.min(calm, LEAST_AGAINST_WIND))
  return Math.max(least, calm + windOn(attackerCard.tipo, state.wind?.from) * WIND)
}

/** Energy that calling back the seat's active card costs now. 0 without an active card. */
export function changeCost(state: Table, seat: Seat): number {
  const card = activeCardOf(sideOf(state, seat))
  if (!card) return 0
  const printed = printedCard(state, card.id)
  const across = activeCardOf(sideOf(state, rivalOf(seat)))
  const ownSurcharge = traitRuleOf(printed.tratto)?.ownChangeCost ?? 0
  const rivalSurcharge = (across && traitRuleOf(printedCard(state, across.id).tratto)?.rivalChangeCost) ?? 0
  return Math.max(0, changeCostOf(pointsOf(printed)) + ownSurcharge) + rivalSurcharge
}

/** Returns why the active card may not be called back now, or null if it may. Allowed once per turn, and not for a frozen card. */
export function changeRefusal(state: Table, seat: Seat): RejectionCode | null {
  const side = sideOf(state, seat)
  const card = activeCardOf(side)
  if (!card) return 'no_active_card'
  if (side.hasChanged) return 'already_changed'
  if (card.marks)
    for (const { kind } of card.marks.statuses) if (statusRules[kind].staysPut) return 'card_frozen'
  return changeCost(state, seat) > (side.energy ?? 0) ? 'not_enough_energy' : null
}

/** Returns why the seat may not guard now, or null if it may. */
export const guardRefusal = (state: Table, seat: Seat): RejectionCode | null => {
  if (!activeCardOf(sideOf(state, seat))) return 'no_active_card'
  return (sideOf(state, seat).energy ?? 0) < GUARD_COST ? 'not_enough_energy' : null
}

export interface MoveOption {
  move: number // index among the card's moves
  cost: number // current energy cost
  refusal: RejectionCode | null // why it is disabled now
  danno: number // damage to the rival's active card
}

/** Returns the active card's moves as a player sees them. Empty without an active card. */
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
