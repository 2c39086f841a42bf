/** The effects a player may give a move, each with its allowed values and its worth, measured in damage as the catalogue's cards use them. */
import type { Effect } from '../../../engine/effects/effect.ts'

export interface Range {
  min: number
  max: number
  step: number
}

export const effectChoices = [
  'burn',
  'poison',
  'freeze',
  'paralysis',
  'sleep',
  'stun',
  'attack-up',
  'attack-down',
  'defence-up',
  'defence-down',
  'heal',
  'area',
  'chosen-stat',
  'once',
] as const
export type EffectChoice = (typeof effectChoices)[number]

export interface EffectNumbers {
  amount: number // as printed, at least 0
  turns: number
}

interface EffectOffer {
  amount?: Range
  turns?: Range
  start: Effect // initial values
  worth(figures: EffectNumbers): number // in points of damage
}

const turns = (min: number, max: number): Range => ({ min, max, step: 1 })
const amount = (min: number, max: number): Range => ({ min, max, step: 5 })

const damageOverTime = (source: 'burn' | 'poison'): EffectOffer => ({
  amount: amount(5, 40),
  turns: turns(1, 3),
  start: { kind: 'damage-over-time', source, amount: 10, turns: 2 },
  worth: ({ amount, turns }) => amount * turns * 0.9,
})

/** Counted turns of a change. Later it is over or renewed. */
const countedTurns = 3

const holding = (kind: 'freeze' | 'paralysis' | 'sleep', longest: number, each: number): EffectOffer => ({
  turns: turns(1, longest),
  start: { kind, turns: 1 },
  worth: ({ turns }) => turns * each,
})

const change = (kind: 'attack' | 'defence', on: 'self' | 'foe', each: number): EffectOffer => ({
  amount: amount(5, 40),
  turns: turns(2, 5),
  start: { kind, on, amount: on === 'self' ? 15 : -15, turns: 3 },
  worth: ({ amount, turns }) => amount * Math.min(turns, countedTurns) * each,
})

export const effectOffers: Readonly<Record<EffectChoice, EffectOffer>> = {
  burn: damageOverTime('burn'),
  poison: damageOverTime('poison'),
  freeze: holding('freeze', 2, 14),
  paralysis: holding('paralysis', 3, 6),
  sleep: holding('sleep', 2, 10),
  stun: { start: { kind: 'stun' }, worth: () => 10 },
  'attack-up': change('attack', 'self', 0.25),
  'attack-down': change('attack', 'foe', 0.25),
  'defence-up': change('defence', 'self', 0.5),
  'defence-down': change('defence', 'foe', 0.25),
  heal: { amount: amount(10, 120), start: { kind: 'heal', amount: 30 }, worth: ({ amount }) => amount * 0.6 },
  area: { amount: amount(5, 40), start: { kind: 'area', amount: 10 }, worth: ({ amount }) => amount * 5 },
  'chosen-stat': {
    amount: amount(20, 60),
    start: { kind: 'chosen-stat', amount: 30 },
    worth: ({ amount }) => amount * 1.2,
  },
  once: { start: { kind: 'once-per-match' }, worth: () => 0 }, // reduces the cost of its whole move instead
}

/** Undefined for an effect that is not offered because it helps the rival. */
export function choiceOf(effect: Effect): EffectChoice | undefined {
  switch (effect.kind) {
    case 'damage-over-time':
      return effect.source
    case 'once-per-match':
      return 'once'
    case 'attack':
    case 'defence':
      if (effect.on === 'self') return effect.amount > 0 ? `${effect.kind}-up` : undefined
      return effect.amount < 0 ? `${effect.kind}-down` : undefined
    default:
      return effect.kind
  }
}

/** Amount without its sign, and turns. 0 if the effect has none. */
export const effectNumbersOf = (effect: Effect): EffectNumbers => ({
  amount: 'amount' in effect ? Math.abs(effect.amount) : 0,
  turns: 'turns' in effect ? effect.turns : 0,
})

/** The same effect with other values. */
export function withNumbers(effect: Effect, { amount, turns }: EffectNumbers): Effect {
  const sign = 'amount' in effect && effect.amount < 0 ? -1 : 1
  return {
    ...effect,
    ...('amount' in effect && { amount: sign * amount }),
    ...('turns' in effect && { turns }),
  } as Effect
}

const fits = (value: number, range: Range | undefined): boolean =>
  range === undefined || (value >= range.min && value <= range.max)

/** Whether a player may choose it. */
export function isOffered(effect: Effect): boolean {
  const choice = choiceOf(effect)
  if (!choice) return false
  const figures = effectNumbersOf(effect)
  const offer = effectOffers[choice]
  return fits(figures.amount, offer.amount) && fits(figures.turns, offer.turns)
}

/** Worth in damage, as the budget counts it. 0 for an effect that is not offered. */
export function effectWorth(effect: Effect): number {
  const choice = choiceOf(effect)
  return choice ? effectOffers[choice].worth(effectNumbersOf(effect)) : 0
}
