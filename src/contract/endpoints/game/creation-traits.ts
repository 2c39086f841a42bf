/** The traits a player may choose and their cost in points, equal to the health that each was worth in thousands of measured battles. */
import type { Rarity } from './characters.ts'
import { rareTraits, type Trait, usualTrait } from './traits.ts'

/** Traits of types cost nothing, because every card may have its own type's. */
const pointsOfTrait: Partial<Record<Trait, number>> = {
  aim: 0,
  fury: 1,
  immunity: 2,
  regrowth: 2,
  thorns: 4,
  venom: 4,
  care: 5,
  pursuit: 5,
  shell: 6,
  anchor: 7,
  predator: 8,
  bequest: 9,
  drain: 9,
  'parting-shot': 9,
}

/** @param tratto null: the trait of the card's type */
export const traitPoints = (tratto: Trait | null): number => (tratto && pointsOfTrait[tratto]) ?? 0

const plain: readonly Rarity[] = ['Comune', 'Non Comune']

/** Traits offered in addition to the type's own, cheapest first. Empty for a Comune or Non Comune card. */
export const traitOffers = (rarita: Rarity): readonly Trait[] =>
  plain.includes(rarita) ? [] : [...rareTraits].sort((a, b) => traitPoints(a) - traitPoints(b))

/** The selected trait, or the one of its type. */
export const traitOfCreation = ({ tipo, tratto }: { tipo: string; tratto: Trait | null }): Trait =>
  tratto ?? usualTrait(tipo)
