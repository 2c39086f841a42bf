/**
 * The passives of cards, as data (decision 0043): a code and one number, read by the rules and by the descriptions in six languages.
 * The action of each is in the file named after the moment at which it acts.
 */

/** Amount of a trait, in the unit of its rule: health, damage, energy, or per cent. */
export const traitAmounts = {
  undertow: 10,
  embers: 8,
  frost: 14,
  roots: 8,
  crust: 5,
  dynamo: 1,
  wrapping: 20,
  omen: 16,
  grace: 1,
  ambush: 14,
  glow: 10,
  orbit: 12,
  echo: 10,
  lightness: 1,
  surprise: 25,
  thorns: 14,
  regrowth: 12,
  drain: 25,
  fury: 20,
  'parting-shot': 36,
  bequest: 3,
  shell: 36,
  pursuit: 25,
  anchor: 1,
  aim: 10,
  immunity: 0,
  care: 10,
  predator: 2,
  venom: 8,
} as const

export type TraitCode = keyof typeof traitAmounts

export const traitCodes = Object.keys(traitAmounts) as readonly TraitCode[]

/** A Comune or Non Comune card has the trait of its type, in the order of the wheel. A rarer card has an individual one. */
export const traitOfType: Readonly<Record<string, TraitCode>> = {
  Acqua: 'undertow',
  Fuoco: 'embers',
  Ghiaccio: 'frost',
  Natura: 'roots',
  Terra: 'crust',
  Meccanico: 'dynamo',
  Oggetto: 'wrapping',
  Psichico: 'omen',
  Divino: 'grace',
  Oscurità: 'ambush',
  Luce: 'glow',
  Cosmico: 'orbit',
  Suono: 'echo',
  Aria: 'lightness',
  '???': 'surprise',
}
