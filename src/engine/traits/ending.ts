/** Traits that act at the end of their owner's turn, and when their card falls. */
import { rivalOf } from '../seats.ts'
import { gainEnergy, healCard, wound } from '../turn.ts'
import { cardAcross, mostWounded } from './entering.ts'
import type { TraitRule } from './trait-rule.ts'

/** It is healed. */
export const roots: TraitRule = {
  ends: (turn, { seat, cardId }, amount) => healCard(turn, seat, cardId, amount),
}

/** Like `roots`, but stronger. */
export const regrowth: TraitRule = roots

/** Heals the most wounded card in the hand. */
export const care: TraitRule = {
  ends(turn, { seat }, amount) {
    const wounded = mostWounded(turn, seat)
    if (wounded !== undefined) healCard(turn, seat, wounded, amount)
  },
}

/** Its owner gains energy when it falls. */
export const grace: TraitRule = { falls: (turn, { seat }, amount) => gainEnergy(turn, seat, amount) }

/** Like `grace`, but stronger. */
export const bequest: TraitRule = grace

/** The rival's active card loses health when it falls. */
export const partingShot: TraitRule = {
  falls(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across !== undefined) wound(turn, rivalOf(seat), across, amount)
  },
}
