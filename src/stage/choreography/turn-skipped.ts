import { gsap } from 'gsap'
import { seconds } from '../durations.ts'
import { sayCue } from '../event-cue.ts'
import { sideOf } from '../script.ts'
import type { Choreography } from './actors.ts'

/** The one who passes settles down for a breath. */
export const turnSkipped: Choreography<'turn-skipped'> = moment => {
  const zone = moment.actors[sideOf(moment.event.seat)]
  const { body } = zone.toy
  const timeline = gsap.timeline().call(() => {
    moment.actors.refresh(moment.after)
    sayCue(moment)
  })
  const half = seconds('skipTurn') / 2
  timeline.to(zone.ring, { light: 0.1, duration: half * 2 }, 0)
  if (moment.calm) return timeline
  return timeline
    .to(body.scale, { x: 1.05, y: 0.93, duration: half, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 1, y: 1, duration: half, ease: 'back.out(2)' }, half)
}
