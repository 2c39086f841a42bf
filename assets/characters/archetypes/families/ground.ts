/** Animals and stones of the ground. */
import { drake } from '../ground/drake.ts'
import { hedgehog } from '../ground/hedgehog.ts'
import { mammoth } from '../ground/mammoth.ts'
import { mole } from '../ground/mole.ts'
import { sphinx } from '../ground/sphinx.ts'
import { stone } from '../ground/stone.ts'
import { worm } from '../ground/worm.ts'
import type { Archetypes } from './archetypes.ts'

export const ground = { drake, hedgehog, mammoth, mole, sphinx, stone, worm } satisfies Archetypes
