import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Choreography } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'
import { turnOver } from './turn-started.ts'

/** The medallion flips. The creature that skips sinks briefly. */
export const turnSkipped: Choreography<'turn-skipped'> = context => {
  const { actors, after, event, reducedMotion } = context
  const zone = actors[sideOf(event.seat)]
  const { body } = zone.creature
  const duration = seconds('skipTurn')
  const refresh = () => actors.refresh(after)
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  timeline.to(zone.ring, { light: 0.1, duration: reducedMotion ? seconds('reducedFade') : duration }, 0)
  if (reducedMotion) return timeline.call(refresh)
  if (actors.medallion) timeline.add(turnOver(actors.medallion, 'x', duration, refresh), 0)
  else timeline.call(refresh)
  return timeline
    .to(body.scale, { x: 1.05, y: 0.93, duration: duration / 2, ease: ease.out }, 0)
    .to(body.scale, { x: 1, y: 1, duration: duration / 2, ease: ease.back }, duration / 2)
}
