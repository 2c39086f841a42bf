/** The traits an author may print, and what each costs: as much health, in points, as thousands of measured battles found it to be worth. */
import type { Rarity } from './characters.ts'
import { rareTraits, type Trait, usualTrait } from './traits.ts'

/** Those of types cost nothing: every card may have its own type's. */
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

/** @param tratto null: that of the card's type */
export const traitPoints = (tratto: Trait | null): number => (tratto && pointsOfTrait[tratto]) ?? 0

const plain: readonly Rarity[] = ['Comune', 'Non Comune']

/** What may be chosen beside the type's own trait, the cheapest first; nothing on a Comune or Non Comune card. */
export const traitOffers = (rarita: Rarity): readonly Trait[] =>
  plain.includes(rarita) ? [] : [...rareTraits].sort((one, other) => traitPoints(one) - traitPoints(other))

/** The chosen trait, or the one of its type. */
export const traitOfCreation = ({ tipo, tratto }: { tipo: string; tratto: Trait | null }): Trait =>
  tratto ?? usualTrait(tipo)
