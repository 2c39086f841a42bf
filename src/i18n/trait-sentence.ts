/** Name and text of a trait in the reader's language; the number is the one the rules use. */
import { type TraitCode, traitAmounts } from '../engine/traits/trait.ts'
import type { Say } from './effect-sentence.ts'

/** `parting-shot` → `partingShot`, as keys are written. */
const keyOf = (trait: TraitCode): string =>
  trait.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** @param say keys of the area `battle` */
export const traitName = (say: Say, trait: TraitCode): string => say(`traits.${keyOf(trait)}`)

/** @param say keys of the area `effects` */
export const traitSentence = (say: Say, trait: TraitCode): string =>
  say(`traits.${keyOf(trait)}`, { amount: traitAmounts[trait] })
