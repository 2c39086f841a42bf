/** Bodies of snow and ice. */
import { crystalbeing } from '../snow/crystalbeing.ts'
import { icecream } from '../snow/icecream.ts'
import { icepop } from '../snow/icepop.ts'
import { igloo } from '../snow/igloo.ts'
import { penguin } from '../snow/penguin.ts'
import { seal } from '../snow/seal.ts'
import { snowman } from '../snow/snowman.ts'
import { yeti } from '../snow/yeti.ts'
import type { Archetypes } from './archetypes.ts'

export const snow = {
  crystalbeing,
  icecream,
  icepop,
  igloo,
  penguin,
  seal,
  snowman,
  yeti,
} satisfies Archetypes
