import { gsap } from 'gsap'
import { ease } from '../easings.ts'
import type { Choreography } from './actors.ts'
import { durations, seconds } from './durations.ts'
import { sayCue } from './event-cue.ts'
import { sideOf } from './script.ts'

/** A move must not wait for what it costs. */
const LONGEST_SPENDING = durations.recede / 1000

/** Cells fill one after another; what is spent goes faster. */
export const energyChanged: Choreography<'energy-changed'> = context => {
  const { event, after, actors, reducedMotion } = context
  const tube = actors.energy(sideOf(event.seat))
  const timeline = gsap.timeline().call(() => {
    actors.refresh(after)
    sayCue(context)
    if (tube && !reducedMotion) tube.shown = event.energy - event.change
  })
  if (!tube || reducedMotion) return timeline
  const whole = Math.abs(event.change) * seconds('energyCell')
  const duration = event.change > 0 ? whole : Math.min(whole, LONGEST_SPENDING)
  return timeline.to(tube, { shown: event.energy, duration, ease: ease.even }, 0.001)
}
