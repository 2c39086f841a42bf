/** Traits that act on attacks, made and received. */
import { cardOf, gainEnergy, healCard, layStatus, wound } from '../turn.ts'
import type { TraitRule } from './trait-rule.ts'

/** An attacker that hits it loses health. */
export const embers: TraitRule = {
  struck: (turn, { seat, cardId }, amount) => wound(turn, seat, cardId, amount),
}

/** Like `embers`, but stronger. */
export const thorns: TraitRule = embers

/** An attacker that hits it is poisoned. */
export const venom: TraitRule = {
  struck: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'poison', amount, turns: 2 }),
}

/** It is healed by a share of the damage it dealt. */
export const drain: TraitRule = {
  strikes: (turn, { seat, cardId }, _, danno, amount) =>
    healCard(turn, seat, cardId, Math.floor((danno * amount) / 100)),
}

/** Its owner gains energy when its attack defeats a card. */
export const predator: TraitRule = {
  strikes(turn, { seat }, target, _, amount) {
    if (cardOf(turn, target.seat, target.cardId).pv === 0) gainEnergy(turn, seat, amount)
  },
}

/** Its attacks are stronger at half of its health or less. */
export const fury: TraitRule = {
  dealt: (card, printed, _, amount) => (card.pv * 2 <= printed.pv ? amount : 0),
}

/** Its moves that cost one energy are stronger. */
export const aim: TraitRule = { dealt: (_, __, move, amount) => (move.costo_energia <= 1 ? amount : 0) }

/** Reduces attacks on it. */
export const crust: TraitRule = { lessDamage: true }

/** Its attacks have the type advantage over every type. */
export const surprise: TraitRule = { hasEdgeOverAll: true }

/** It receives no harmful status. `layStatus` in `turn.ts` checks this. */
export const immunity: TraitRule = {}
