/** Machines and clockwork. */
import { dino } from '../machines/dino.ts'
import { drone } from '../machines/drone.ts'
import { gear } from '../machines/gear.ts'
import { glitchcube } from '../machines/glitchcube.ts'
import { jackbox } from '../machines/jackbox.ts'
import { rhino } from '../machines/rhino.ts'
import { scooter } from '../machines/scooter.ts'
import { submarine } from '../machines/submarine.ts'
import { toaster } from '../machines/toaster.ts'
import { train } from '../machines/train.ts'
import { windup } from '../machines/windup.ts'
import type { Archetypes } from './archetypes.ts'

export const machines = {
  dino,
  drone,
  gear,
  glitchcube,
  jackbox,
  rhino,
  scooter,
  submarine,
  toaster,
  train,
  windup,
} satisfies Archetypes
