/** Bodies that grow and what lives among them: flowers, roots, trees, garden animals. */
import { beetle } from '../plants/beetle.ts'
import { cactus } from '../plants/cactus.ts'
import { flower } from '../plants/flower.ts'
import { frog } from '../plants/frog.ts'
import { root } from '../plants/root.ts'
import { snail } from '../plants/snail.ts'
import { stag } from '../plants/stag.ts'
import { treant } from '../plants/treant.ts'
import type { Archetypes } from './archetypes.ts'

export const plants = { beetle, cactus, flower, frog, root, snail, stag, treant } satisfies Archetypes
