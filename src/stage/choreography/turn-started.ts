import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Choreography, Pose, Timeline } from './actors.ts'
import { sayCue } from './event-cue.ts'
import { otherSide, sideOf } from './script.ts'
import { startAt } from './timeline-labels.ts'

/** The pool of light moves to the other ring and the pill flips. */
export const turnStarted: Choreography<'turn-started'> = context => {
  const { event, after, actors, reducedMotion } = context
  const side = sideOf(event.seat)
  const spot = actors.poolSpot(side)
  const duration = seconds(reducedMotion ? 'reducedFade' : 'turnSlide')
  const timeline = startAt(gsap.timeline(), 'sound', 0, () => sayCue(context))
  if (reducedMotion)
    timeline.call(() => {
      actors.refresh(after)
      Object.assign(actors.pool.position, spot)
    })
  else
    timeline.to(actors.pool.position, { x: spot.x, y: spot.y, duration, ease: ease.out }, 0).add(
      turnOver(actors.pill, 'y', seconds('pillFlip'), () => actors.refresh(after)),
      0,
    )
  return timeline
    .addLabel('free', reducedMotion ? 0 : seconds('pillFlip') / 2)
    .to(actors[side].ring, { light: 1, duration, ease: ease.out }, 0)
    .to(actors[otherSide(side)].ring, { light: 0.25, duration }, 0)
}

/** Flips a flat object: it is changed edge-on, then shows its other face. */
export function turnOver(piece: Pose, axis: 'x' | 'y', duration: number, change: () => void): Timeline {
  const full = piece.scale[axis]
  return gsap
    .timeline()
    .to(piece.scale, { [axis]: 0, duration: duration / 2, ease: ease.in })
    .call(change)
    .to(piece.scale, { [axis]: full, duration: duration / 2, ease: ease.back })
}
