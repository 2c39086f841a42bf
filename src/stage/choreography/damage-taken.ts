import type { Choreography } from './actors.ts'
import { areaHit } from './area-hit.ts'
import { blowTaken } from './blow-taken.ts'
import { statusTick } from './status-tick.ts'

/** A blow, what a blow throws over the hand, or a status that gnaws: three looks of the same fact. */
export const damageTaken: Choreography<'damage-taken'> = context => {
  const { source } = context.event
  if (source === 'area') return areaHit(context)
  return source ? statusTick(context) : blowTaken(context)
}
