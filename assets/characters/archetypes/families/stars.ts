/** The sky at night and those who travel it. */
import { alien } from '../stars/alien.ts'
import { astronaut } from '../stars/astronaut.ts'
import { bear } from '../stars/bear.ts'
import { blackhole } from '../stars/blackhole.ts'
import { comet } from '../stars/comet.ts'
import { moon } from '../stars/moon.ts'
import { rocket } from '../stars/rocket.ts'
import { satellite } from '../stars/satellite.ts'
import { starwhale } from '../stars/starwhale.ts'
import { ufo } from '../stars/ufo.ts'
import type { Archetypes } from './archetypes.ts'

export const stars = {
  alien,
  astronaut,
  bear,
  blackhole,
  comet,
  moon,
  rocket,
  satellite,
  starwhale,
  ufo,
} satisfies Archetypes
