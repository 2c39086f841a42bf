/** What is holy: its creatures and its vessels. */
import { angel } from '../heavens/angel.ts'
import { chalice } from '../heavens/chalice.ts'
import { cherub } from '../heavens/cherub.ts'
import { hourglass } from '../heavens/hourglass.ts'
import { knight } from '../heavens/knight.ts'
import { seraph } from '../heavens/seraph.ts'
import { swan } from '../heavens/swan.ts'
import { temple } from '../heavens/temple.ts'
import type { Archetypes } from './archetypes.ts'

export const heavens = {
  angel,
  chalice,
  cherub,
  hourglass,
  knight,
  seraph,
  swan,
  temple,
} satisfies Archetypes
