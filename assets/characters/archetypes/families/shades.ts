/** Creatures of the night. */
import { bat } from '../shades/bat.ts'
import { pumpkin } from '../shades/pumpkin.ts'
import type { Archetypes } from './archetypes.ts'

export const shades = { bat, pumpkin } satisfies Archetypes
