/** Jumps of a body: it moves above its shadow and lands. */
import { gsap } from 'gsap'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { CreatureActor, Timeline } from './actors.ts'

interface Leap {
  to: Spot // feet, relative to its place
  height: number // of the arc, in units
  duration: number // s
  ease: gsap.EaseString | gsap.EaseFunction
}

/** The shadow moves in a straight line and the body in an arc above it. */
export function leap(
  { body, ground }: Pick<CreatureActor, 'body' | 'ground'>,
  { to, height, duration, ease }: Leap,
): Timeline {
  const way = { done: 0 }
  const rise = () => {
    const { done } = way
    const share = done > 0 && done < 1 ? Math.sin(Math.PI * done) : 0 // exactly 0 at both ends: a body at rest
    body.position.x = ground.position.x
    body.position.y = ground.position.y - height * share
  }
  return gsap
    .timeline()
    .to(ground.position, { ...to, duration, ease }, 0)
    .to(way, { done: 1, duration, ease, onUpdate: rise }, 0)
}

/** Moves body and shadow on the ground. */
export const slide = (creature: CreatureActor, to: Spot, duration: number, ease: Leap['ease']): Timeline =>
  leap(creature, { to, height: 0, duration, ease })

/** A landing body is pressed flat and springs up. */
export function land({ body }: Pick<CreatureActor, 'body'>, strength = 1): Timeline {
  const duration = seconds('landing')
  return gsap
    .timeline()
    .to(body.scale, {
      x: 1 + 0.16 * strength,
      y: 1 - 0.18 * strength,
      duration: duration * 0.3,
      ease: 'power2.out',
    })
    .to(body.scale, { x: 1, y: 1, duration: duration * 0.7, ease: 'back.out(2.4)' })
}

/** Straightens a body. */
export const straighten = (creature: CreatureActor, duration: number): Timeline =>
  gsap
    .timeline()
    .to(creature.body, { rotation: 0, duration, ease: 'power2.out' }, 0)
    .to(creature, { bend: 0, duration, ease: 'power2.out' }, 0)
