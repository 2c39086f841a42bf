/** The passives a card may have, as they travel and are stored; codes and amounts are the engine's (decision 0043). */
import { z } from 'zod'
import { type TraitCode, traitCodes } from '../../../engine/traits/trait.ts'

export const Trait = z.enum(traitCodes as readonly [TraitCode, ...TraitCode[]])
export type Trait = TraitCode
