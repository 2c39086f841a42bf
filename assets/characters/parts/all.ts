/** Every part a spec line can ask for, by name. */
import { catEars, longEars, roundEars } from './ears.ts'
import { featherWings } from './feathers.ts'
import { flameHair } from './flames.ts'
import { halo } from './halo.ts'
import { crest, horns } from './horns.ts'
import { iceWings } from './ice-wings.ts'
import { crown, gem, orbs } from './jewels.ts'
import { monocle } from './monocle.ts'
import type { Part } from './part.ts'
import { backSpikes, crystals } from './spikes.ts'
import { sprout } from './sprout.ts'
import { tail } from './tail.ts'
import { twig } from './twig.ts'
import { batWings } from './wings.ts'

export const parts = {
  catEars,
  longEars,
  roundEars,
  featherWings,
  flameHair,
  crest,
  halo,
  horns,
  iceWings,
  crown,
  gem,
  orbs,
  monocle,
  backSpikes,
  crystals,
  sprout,
  tail,
  twig,
  batWings,
} satisfies Record<string, Part>

export type PartName = keyof typeof parts
/** A part and its options, as written on a spec line. */
export type PartLine = {
  [N in PartName]: readonly [N, Parameters<(typeof parts)[N]>[1]] | readonly [N]
}[PartName]
