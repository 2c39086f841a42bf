/** The passives a card may have, as they travel and are stored; codes and amounts are the engine's (decision 0043). */
import { z } from 'zod'
import { type TraitCode, traitCodes, traitOfType } from '../../../engine/traits/trait.ts'

export const Trait = z.enum(traitCodes as readonly [TraitCode, ...TraitCode[]])
export type Trait = TraitCode

/** The one a Comune or Non Comune card of this type has. */
export const usualTrait = (tipo: string): Trait => traitOfType[tipo] ?? 'surprise'

/** Those that belong to no type: a rarer card has one of them. */
export const rareTraits: readonly Trait[] = traitCodes.filter(
  code => !Object.values(traitOfType).includes(code),
)
