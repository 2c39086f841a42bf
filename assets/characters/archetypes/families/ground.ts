/** Animals and stones of the ground. */
import { armadillo } from '../ground/armadillo.ts'
import { camel } from '../ground/camel.ts'
import { drake } from '../ground/drake.ts'
import { hedgehog } from '../ground/hedgehog.ts'
import { lion } from '../ground/lion.ts'
import { mammoth } from '../ground/mammoth.ts'
import { mole } from '../ground/mole.ts'
import { serpent } from '../ground/serpent.ts'
import { sphinx } from '../ground/sphinx.ts'
import { stone } from '../ground/stone.ts'
import { turtle } from '../ground/turtle.ts'
import { worm } from '../ground/worm.ts'
import type { Archetypes } from './archetypes.ts'

export const ground = {
  armadillo,
  camel,
  drake,
  hedgehog,
  lion,
  mammoth,
  mole,
  serpent,
  sphinx,
  stone,
  turtle,
  worm,
} satisfies Archetypes
