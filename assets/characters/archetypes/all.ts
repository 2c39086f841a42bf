/** Every archetype a spec line can name. A new one is a function that fills the sculpture, leaves its anatomy and puts the face on. */
import type { Creature } from '../creature.ts'
import { biped } from './biped.ts'
import { bird } from './bird.ts'
import { blob } from './blob.ts'
import { cloud } from './cloud.ts'
import { ghost } from './ghost.ts'
import { mushroom } from './mushroom.ts'
import { octopus } from './octopus.ts'
import { planet } from './planet.ts'
import { quadruped } from './quadruped.ts'
import { robot } from './robot.ts'

export const archetypes = {
  biped,
  bird,
  blob,
  cloud,
  ghost,
  mushroom,
  octopus,
  planet,
  quadruped,
  robot,
} satisfies Record<string, (c: Creature) => void>

export type ArchetypeName = keyof typeof archetypes
