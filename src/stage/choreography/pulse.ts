import { gsap } from 'gsap'
import { ease } from '../timing/easings.ts'
import type { Pose, Timeline } from './actors.ts'

/**
 * Pulses an object. It is looked up in every frame, because a redraw may replace it.
 * @param find returns the current object
 * @param from initial scale; 1 pulses up to `most` and back
 */
export function pulse(find: () => Pose | null, duration: number, { from = 1, most = 1.25 } = {}): Timeline {
  const size = { now: from }
  const draw = () => {
    const piece = find()
    if (!piece) return
    piece.scale.x = size.now
    piece.scale.y = size.now
  }
  const timeline = gsap.timeline()
  if (from !== 1)
    return timeline.fromTo(size, { now: from }, { now: 1, duration, ease: ease.back, onUpdate: draw })
  return timeline
    .to(size, { now: most, duration: duration * 0.35, ease: ease.out, onUpdate: draw })
    .to(size, { now: 1, duration: duration * 0.65, ease: ease.back, onUpdate: draw })
}

/** Variant for reduced motion: only dims the object and restores it. */
export function glimmer(find: () => Pose | null, duration: number): Timeline {
  const light = { now: 0.4 }
  const draw = () => {
    const piece = find()
    if (piece) piece.alpha = light.now
  }
  return gsap.timeline().to(light, { now: 1, duration, onUpdate: draw })
}
