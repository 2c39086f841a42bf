/** Name and text of a trait in the reader's language, with the number from the rules. */
import { type TraitCode, traitAmounts } from '../engine/traits/trait.ts'
import type { Say } from './effect-sentence.ts'

/** `parting-shot` → `partingShot`, the format of the keys. */
const keyOf = (trait: TraitCode): string =>
  trait.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** @param say keys of the area `battle` */
export const traitName = (say: Say, trait: TraitCode): string => say(`traits.${keyOf(trait)}`)

/** @param say keys of the area `effects` */
export const traitSentence = (say: Say, trait: TraitCode): string =>
  say(`traits.${keyOf(trait)}`, { amount: traitAmounts[trait] })
