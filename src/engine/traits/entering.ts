/** Traits that act when their card comes to the table. */
import { handOf, printedCard, rivalOf, sideOf } from '../seats.ts'
import { activeOf, gainEnergy, healCard, layStatus, type Turn, wound } from '../turn.ts'
import type { Seat } from '../types.ts'
import type { TraitRule } from './trait-rule.ts'

/** The card in a hand that misses most health; undefined when none misses any. */
export function mostWounded(turn: Turn, seat: Seat): number | undefined {
  let found: number | undefined
  let most = 0
  for (const { id, pv } of handOf(sideOf(turn.state, seat))) {
    const missing = printedCard(turn.state, id).pv - pv
    if (missing <= most) continue
    most = missing
    found = id
  }
  return found
}

/** The card across, while it stands. */
export function cardAcross(turn: Turn, seat: Seat): number | undefined {
  const card = activeOf(turn, rivalOf(seat))
  return card && card.pv > 0 ? card.id : undefined
}

/** Its owner gains energy. */
export const dynamo: TraitRule = { enters: (turn, { seat }, amount) => gainEnergy(turn, seat, amount) }

/** The next blow on it does less: two own turns, of which the first may be the one it came in. */
export const wrapping: TraitRule = {
  enters: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'defence', amount, turns: 2 }),
}

/** As `wrapping`, and harder. */
export const shell: TraitRule = wrapping

/** Its first turn hits harder. */
export const ambush: TraitRule = {
  enters: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'attack', amount, turns: 1 }),
}

/** The next turn of the card across hits less hard. */
export const frost: TraitRule = {
  enters(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across === undefined) return
    layStatus(turn, rivalOf(seat), across, { kind: 'attack', amount: -amount, turns: 1 })
  },
}

/** The most wounded card in the hand is healed. */
export const glow: TraitRule = {
  enters(turn, { seat }, amount) {
    const wounded = mostWounded(turn, seat)
    if (wounded !== undefined) healCard(turn, seat, wounded, amount)
  },
}

/** The card across loses health. */
export const echo: TraitRule = {
  enters(turn, { seat }, amount) {
    const across = cardAcross(turn, seat)
    if (across !== undefined) wound(turn, rivalOf(seat), across, amount)
  },
}
