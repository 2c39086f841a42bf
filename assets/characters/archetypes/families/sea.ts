/** Animals of the water. */
import { axolotl } from '../sea/axolotl.ts'
import { crab } from '../sea/crab.ts'
import { duck } from '../sea/duck.ts'
import { fish } from '../sea/fish.ts'
import { jellyfish } from '../sea/jellyfish.ts'
import { leviathan } from '../sea/leviathan.ts'
import { seahorse } from '../sea/seahorse.ts'
import { shark } from '../sea/shark.ts'
import { star } from '../sea/star.ts'
import { whale } from '../sea/whale.ts'
import type { Archetypes } from './archetypes.ts'

export const sea = {
  axolotl,
  crab,
  duck,
  fish,
  jellyfish,
  leviathan,
  seahorse,
  shark,
  star,
  whale,
} satisfies Archetypes
