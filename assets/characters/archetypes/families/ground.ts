/** Animals and things of the ground. */
import { drake } from '../ground/drake.ts'
import type { Archetypes } from './archetypes.ts'

export const ground = { drake } satisfies Archetypes
