/** Traits that act when their card becomes active. */
import { handOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { activeOf, gainEnergy, healCard, layStatus, type Turn, wound } from '../turn.ts'
import type { Seat } from '../types.ts'
import type { TraitRule } from './trait-rule.ts'

/** Returns the card in a hand that has lost most health, or undefined if none has lost any. */
export function mostWounded(turn: Turn, seat: Seat): number | undefined {
  let mostWoundedId: number | undefined
  let mostMissing = 0
  for (const { id, pv } of handOf(sideOf(turn.state, seat))) {
    const missing = printedCard(turn.state, id).pv - pv
    if (missing <= mostMissing) continue
    mostMissing = missing
    mostWoundedId = id
  }
  return mostWoundedId
}

/** Returns the rival's active card if it has not fallen. */
export function cardAcross(turn: Turn, seat: Seat): number | undefined {
  const card = activeOf(turn, rivalOf(seat))
  return card && card.pv > 0 ? card.id : undefined
}

/** Its owner gains energy. */
export const dynamo: TraitRule = { enters: (turn, { seat }, amount) => gainEnergy(turn, seat, amount) }

/** Reduces the next attack on it. Lasts two turns of the card, because the first may be the one in which it became active. */
export const wrapping: TraitRule = {
  enters: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'defence', amount, turns: 2 }),
}

/** Like `wrapping`, but stronger. */
export const shell: TraitRule = wrapping

/** Its first turn has stronger attacks. */
export const ambush: TraitRule = {
  enters: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'attack', amount, turns: 1 }),
}

/** The attacks of the rival's active card are weaker in its next turn. */
export const frost: TraitRule = {
  enters(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across === undefined) return
    layStatus(turn, rivalOf(seat), across, { kind: 'attack', amount: -amount, turns: 1 })
  },
}

/** Heals the most wounded card in the hand. */
export const glow: TraitRule = {
  enters(turn, { seat }, amount) {
    const wounded = mostWounded(turn, seat)
    if (wounded !== undefined) healCard(turn, seat, wounded, amount)
  },
}

/** The rival's active card loses health. */
export const echo: TraitRule = {
  enters(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across !== undefined) wound(turn, rivalOf(seat), across, amount)
  },
}
