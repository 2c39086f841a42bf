/** Bodies of snow and ice. */
import { icecream } from '../snow/icecream.ts'
import { icepop } from '../snow/icepop.ts'
import { penguin } from '../snow/penguin.ts'
import { seal } from '../snow/seal.ts'
import { snowman } from '../snow/snowman.ts'
import type { Archetypes } from './archetypes.ts'

export const snow = { icecream, icepop, penguin, seal, snowman } satisfies Archetypes
