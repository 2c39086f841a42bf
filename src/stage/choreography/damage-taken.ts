import type { Choreography } from './actors.ts'
import { areaHit } from './area-hit.ts'
import { blowTaken } from './blow-taken.ts'
import { statusTick } from './status-tick.ts'

/** Damage has three looks: a blow, area damage on the hand, and damage of a status. */
export const damageTaken: Choreography<'damage-taken'> = context => {
  const { source } = context.event
  if (source === 'area') return areaHit(context)
  return source ? statusTick(context) : blowTaken(context)
}
