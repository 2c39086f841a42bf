/** Traits that act when a card is called back. */
import { rivalOf } from '../seats.ts'
import { activeOf, healCard, layStatus, wound } from '../turn.ts'
import { cardAcross } from './entering.ts'
import type { TraitRule } from './trait-rule.ts'

/** The rival's active card loses health. */
export const undertow: TraitRule = {
  leaves(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across !== undefined) wound(turn, rivalOf(seat), across, amount)
  },
}

/** Reduces the next attack on the card that follows it. */
export const omen: TraitRule = {
  leaves(turn, { seat }, amount) {
    const next = activeOf(turn, seat)
    if (next) layStatus(turn, seat, next.id, { kind: 'defence', amount, turns: 2 })
  },
}

/** It is healed. */
export const orbit: TraitRule = {
  leaves: (turn, { seat, cardId }, amount) => healCard(turn, seat, cardId, amount),
}

/** A card that the rival calls back loses health. */
export const pursuit: TraitRule = {
  rivalLeaves: (turn, { seat, cardId }, amount) => wound(turn, seat, cardId, amount),
}

/** Calling it back costs less. */
export const lightness: TraitRule = { ownChangeCost: -1 }

/** Calling back the rival's active card costs more. */
export const anchor: TraitRule = { rivalChangeCost: 1 }
