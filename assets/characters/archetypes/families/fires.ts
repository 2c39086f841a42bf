/** Bodies that burn or carry a flame. */
import { bomb } from '../fires/bomb.ts'
import { bull } from '../fires/bull.ts'
import { dragon } from '../fires/dragon.ts'
import { flame } from '../fires/flame.ts'
import { golem } from '../fires/golem.ts'
import { lantern } from '../fires/lantern.ts'
import { match } from '../fires/match.ts'
import { pepper } from '../fires/pepper.ts'
import { salamander } from '../fires/salamander.ts'
import { volcano } from '../fires/volcano.ts'
import type { Archetypes } from './archetypes.ts'

export const fires = {
  bomb,
  bull,
  dragon,
  flame,
  golem,
  lantern,
  match,
  pepper,
  salamander,
  volcano,
} satisfies Archetypes
