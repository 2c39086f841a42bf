/**
 * Every archetype a spec line can name: plain bodies here, the others by family. A new one is a function that fills the sculpture, leaves its anatomy and puts the face on.
 */
import { biped } from './biped.ts'
import { bird } from './bird.ts'
import { blob } from './blob.ts'
import { cloud } from './cloud.ts'
import type { Archetypes } from './families/archetypes.ts'
import { fires } from './families/fires.ts'
import { ground } from './families/ground.ts'
import { heavens } from './families/heavens.ts'
import { lights } from './families/lights.ts'
import { machines } from './families/machines.ts'
import { minds } from './families/minds.ts'
import { music } from './families/music.ts'
import { plants } from './families/plants.ts'
import { sea } from './families/sea.ts'
import { shades } from './families/shades.ts'
import { snow } from './families/snow.ts'
import { stars } from './families/stars.ts'
import { things } from './families/things.ts'
import { winds } from './families/winds.ts'
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
  ...fires,
  ...ground,
  ...heavens,
  ...lights,
  ...machines,
  ...minds,
  ...music,
  ...plants,
  ...sea,
  ...shades,
  ...snow,
  ...stars,
  ...things,
  ...winds,
} satisfies Archetypes

export type ArchetypeName = keyof typeof archetypes
