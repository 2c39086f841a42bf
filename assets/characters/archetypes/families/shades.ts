/** Creatures of the night. */
import { bat } from '../shades/bat.ts'
import { candle } from '../shades/candle.ts'
import { hydra } from '../shades/hydra.ts'
import { mummy } from '../shades/mummy.ts'
import { pumpkin } from '../shades/pumpkin.ts'
import { spider } from '../shades/spider.ts'
import { vampire } from '../shades/vampire.ts'
import type { Archetypes } from './archetypes.ts'

export const shades = { bat, candle, hydra, mummy, pumpkin, spider, vampire } satisfies Archetypes
