/** Traits that act on blows, given and taken. */
import { cardOf, gainEnergy, healCard, layStatus, wound } from '../turn.ts'
import type { TraitRule } from './trait-rule.ts'

/** Who hits it loses health. */
export const embers: TraitRule = {
  struck: (turn, { seat, cardId }, amount) => wound(turn, seat, cardId, amount),
}

/** As `embers`, and harder. */
export const thorns: TraitRule = embers

/** Who hits it is poisoned. */
export const venom: TraitRule = {
  struck: (turn, { seat, cardId }, amount) =>
    layStatus(turn, seat, cardId, { kind: 'poison', amount, turns: 2 }),
}

/** It is healed by a share of what its blow took. */
export const drain: TraitRule = {
  strikes: (turn, { seat, cardId }, _, danno, amount) =>
    healCard(turn, seat, cardId, Math.floor((danno * amount) / 100)),
}

/** Its owner gains energy when its blow defeats. */
export const predator: TraitRule = {
  strikes(turn, { seat }, target, _, amount) {
    if (cardOf(turn, target.seat, target.cardId).pv === 0) gainEnergy(turn, seat, amount)
  },
}

/** Its blows hit harder from half of its health down. */
export const fury: TraitRule = {
  dealt: (card, printed, _, amount) => (card.pv * 2 <= printed.pv ? amount : 0),
}

/** Its moves of one energy hit harder. */
export const aim: TraitRule = { dealt: (_, __, move, amount) => (move.costo_energia <= 1 ? amount : 0) }

/** Blows on it do less. */
export const crust: TraitRule = { lessDamage: true }

/** Its blows have the edge over every type. */
export const surprise: TraitRule = { hasEdgeOverAll: true }

/** Nothing bad lasts on it; that is decided where statuses are laid (`turn.ts`). */
export const immunity: TraitRule = {}
