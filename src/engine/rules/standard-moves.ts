/** What a move costs, whether it may be used now, and what it would take from the rival: the rules ask, and so may a screen. */
import type { RejectionCode } from '../commands.ts'
import { statusRules } from '../effects/catalog.ts'
import type { EffectKind } from '../effects/effect.ts'
import { activeCardOf, printedCard, rivalOf } from '../seats.ts'
import { changeOf, marksOf, resistanceOf } from '../turn.ts'
import type { BattleState, DeckCard, MoveSpec, Seat } from '../types.ts'

type Table = Pick<BattleState, 'cards' | 'player1' | 'player2'>

export const hasEffect = (move: MoveSpec, kind: EffectKind): boolean =>
  move.effetti?.some(effect => effect.kind === kind) ?? false

/** Printed, and more while the card is paralysed. */
export function moveCost(card: DeckCard, move: MoveSpec): number {
  let cost = move.costo_energia
  if (card.marks) for (const { kind } of card.marks.statuses) cost += statusRules[kind].extraCost ?? 0
  return cost
}

/** Why the active card may not use this move now; null when it may. */
export function moveRefusal(state: Table, seat: Seat, index: number): RejectionCode | null {
  const side = state[seat]
  const card = activeCardOf(side)
  if (!card) return 'no_active_card'
  const move = printedCard(state, card.id).mosse[index]
  if (!move) return 'unknown_move'
  if (card.marks) {
    for (const { kind } of card.marks.statuses) {
      const refusal = statusRules[kind].refusesMoves
      if (refusal) return refusal
    }
    if (card.marks.used.includes(index)) return 'already_used'
  }
  return moveCost(card, move) > (side.energy ?? 0) ? 'not_enough_energy' : null
}

/** Damage = max(0, (danno + attack change) − (resistenza + defence change)) (decision 0027); a move without danno strikes nobody. */
export function blowDamage(state: Table, attacker: DeckCard, move: MoveSpec, target: DeckCard): number {
  if (move.danno === 0) return 0
  const attack = move.danno + marksOf(attacker).atk + changeOf(attacker, 'attack')
  return Math.max(0, attack - resistanceOf(state, target) - changeOf(target, 'defence'))
}

export interface MoveOption {
  move: number // index among the card's moves
  cost: number // energy, everything counted
  refusal: RejectionCode | null // why it is disabled now
  danno: number // what it would take from the rival's active card
}

/** The active card's moves as a player weighs them; empty without an active card. */
export function moveOptions(state: Table, seat: Seat): MoveOption[] {
  const card = activeCardOf(state[seat])
  const target = activeCardOf(state[rivalOf(seat)])
  if (!card) return []
  return printedCard(state, card.id).mosse.map((move, index) => ({
    move: index,
    cost: moveCost(card, move),
    refusal: moveRefusal(state, seat, index),
    danno: target ? blowDamage(state, card, move, target) : 0,
  }))
}
