/** Household things come alive. */
import { book } from '../things/book.ts'
import { chest } from '../things/chest.ts'
import { clock } from '../things/clock.ts'
import { dice } from '../things/dice.ts'
import { gondola } from '../things/gondola.ts'
import { moka } from '../things/moka.ts'
import { pizza } from '../things/pizza.ts'
import { puppet } from '../things/puppet.ts'
import { sock } from '../things/sock.ts'
import { teapot } from '../things/teapot.ts'
import { umbrella } from '../things/umbrella.ts'
import type { Archetypes } from './archetypes.ts'

export const things = {
  book,
  chest,
  clock,
  dice,
  gondola,
  moka,
  pizza,
  puppet,
  sock,
  teapot,
  umbrella,
} satisfies Archetypes
