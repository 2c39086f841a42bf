/** Schema of a card's passive, for requests and storage. The engine defines codes and amounts (decision 0043). */
import { z } from 'zod'
import { type TraitCode, traitCodes, traitOfType } from '../../../engine/traits/trait.ts'

export const Trait = z.enum(traitCodes as readonly [TraitCode, ...TraitCode[]])
export type Trait = TraitCode

/** The trait of a Comune or Non Comune card of this type. */
export const usualTrait = (tipo: string): Trait => traitOfType[tipo] ?? 'surprise'

/** Traits that belong to no type. A rarer card has one of them. */
export const rareTraits: readonly Trait[] = traitCodes.filter(
  code => !Object.values(traitOfType).includes(code),
)
