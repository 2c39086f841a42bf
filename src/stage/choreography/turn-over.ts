import { gsap } from 'gsap'
import { ease } from '../timing/easings.ts'
import type { Pose, Timeline } from './actors.ts'

/** Flips a flat object: it is changed edge-on, then shows its other face. */
export function turnOver(piece: Pose, axis: 'x' | 'y', duration: number, change: () => void): Timeline {
  const full = piece.scale[axis]
  return gsap
    .timeline()
    .to(piece.scale, { [axis]: 0, duration: duration / 2, ease: ease.in })
    .call(change)
    .to(piece.scale, { [axis]: full, duration: duration / 2, ease: ease.back })
}
