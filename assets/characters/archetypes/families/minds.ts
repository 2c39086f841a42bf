/** Dreams, minds and magic. */
import { brain } from '../minds/brain.ts'
import { cat } from '../minds/cat.ts'
import { eyeball } from '../minds/eyeball.ts'
import { genie } from '../minds/genie.ts'
import { kitsune } from '../minds/kitsune.ts'
import { mask } from '../minds/mask.ts'
import { orb } from '../minds/orb.ts'
import { sheep } from '../minds/sheep.ts'
import { wizard } from '../minds/wizard.ts'
import type { Archetypes } from './archetypes.ts'

export const minds = {
  brain,
  cat,
  eyeball,
  genie,
  kitsune,
  mask,
  orb,
  sheep,
  wizard,
} satisfies Archetypes
