/** Traits that act at the end of their owner's turn, and when their card falls. */
import { rivalOf } from '../seats.ts'
import { gainEnergy, healCard, wound } from '../turn.ts'
import { cardAcross, mostWounded } from './entering.ts'
import type { TraitRule } from './trait-rule.ts'

/** It is healed. */
export const roots: TraitRule = {
  ends: (turn, { seat, cardId }, amount) => healCard(turn, seat, cardId, amount),
}

/** As `roots`, and more. */
export const regrowth: TraitRule = roots

/** The most wounded card in the hand is healed. */
export const care: TraitRule = {
  ends(turn, { seat }, amount) {
    const wounded = mostWounded(turn, seat)
    if (wounded !== undefined) healCard(turn, seat, wounded, amount)
  },
}

/** Its owner gains energy when it falls. */
export const grace: TraitRule = { falls: (turn, { seat }, amount) => gainEnergy(turn, seat, amount) }

/** As `grace`, and more. */
export const bequest: TraitRule = grace

/** The card across loses health when it falls. */
export const partingShot: TraitRule = {
  falls(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across !== undefined) wound(turn, rivalOf(seat), across, amount)
  },
}
