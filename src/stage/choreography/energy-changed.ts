import { gsap } from 'gsap'
import { durations, seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { BattleActors, Choreography, EventOf, Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

const LONGEST_SPENDING = durations.recede / 1000

/** Cells fill one after another and empty faster. The cost of a move is removed while the move starts. */
export const energyChanged: Choreography<'energy-changed'> = context => {
  const { event, after, actors, reducedMotion } = context
  const tube = actors.energy(sideOf(event.seat))
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => {
    actors.refresh(after)
    sayCue(context)
    if (tube && !reducedMotion) tube.shown = event.energy - event.change
  })
  if (reducedMotion || context.next?.type === 'move-used') return timeline
  return timeline.add(flow(actors, event), 0)
}

/** Animates the cells from the number before a change to the one after. */
export function flow(actors: BattleActors, event: EventOf<'energy-changed'>): Timeline {
  const timeline = gsap.timeline()
  const tube = actors.energy(sideOf(event.seat))
  if (!tube) return timeline
  const whole = Math.abs(event.change) * seconds('energyCell')
  const duration = event.change > 0 ? whole : Math.min(whole, LONGEST_SPENDING)
  const from = { shown: event.energy - event.change }
  return timeline.fromTo(tube, from, { shown: event.energy, duration, ease: ease.even }, 0.001)
}
