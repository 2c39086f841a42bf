import { gsap } from 'gsap'
import type { Timeline, ZoneActor } from './actors.ts'

/** The creature shrinks under a status that begins or hurts it, and straightens again. */
export function flinch({ creature }: ZoneActor, duration: number): Timeline {
  const { body } = creature
  return gsap
    .timeline()
    .to(body.scale, { x: 1.06, y: 0.92, duration: duration * 0.3, ease: 'power2.out' }, 0)
    .to(creature, { bend: -0.5, duration: duration * 0.3, ease: 'power2.out' }, 0)
    .to(body.scale, { x: 1, y: 1, duration: duration * 0.7, ease: 'back.out(3)' }, duration * 0.3)
    .to(creature, { bend: 0, duration: duration * 0.7, ease: 'back.out(3)' }, duration * 0.3)
}
