/** Things that shine: lamps, sun, creatures of light. */
import { bulb } from '../lights/bulb.ts'
import { lighthouse } from '../lights/lighthouse.ts'
import { manta } from '../lights/manta.ts'
import { phoenix } from '../lights/phoenix.ts'
import { prism } from '../lights/prism.ts'
import { rabbit } from '../lights/rabbit.ts'
import { sun } from '../lights/sun.ts'
import type { Archetypes } from './archetypes.ts'

export const lights = { bulb, lighthouse, manta, phoenix, prism, rabbit, sun } satisfies Archetypes
