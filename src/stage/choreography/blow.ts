/** Movements of a body in a blow: return to its place, knock back, camera shake. */
import { gsap } from 'gsap'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { Pose, Timeline, ZoneActor } from './actors.ts'

const TILT = (9 * Math.PI) / 180
const KNOCK = { light: 14, heavy: 18 } // units
const SHAKE = { light: 5, heavy: 9 } // units
const CYCLES = 3

/** Returns the body to its place, upright and at rest. */
export function goHome({ creature, ring }: ZoneActor, heavy: boolean): Timeline {
  const { body } = creature
  const duration = seconds(heavy ? 'heavyReturn' : 'lightBack')
  return gsap
    .timeline()
    .to(body.position, { x: 0, y: 0, duration, ease: ease.out }, 0)
    .to(body, { rotation: 0, duration, ease: ease.out }, 0)
    .to(body.scale, { x: 1, y: 1, duration, ease: ease.spring }, 0)
    .to(ring, { light: 0.5, duration }, 0)
}

/** Knocks the body `away` (−1 or 1), then back on its feet. */
export function knock({ creature: { body } }: ZoneActor, away: number, heavy: boolean): Timeline {
  const out = seconds('hitKnock')
  const back = seconds('hit')
  const reach = heavy ? KNOCK.heavy : KNOCK.light
  return gsap
    .timeline()
    .to(body.position, { x: away * reach, y: -4, duration: out, ease: ease.out }, 0)
    .to(body, { rotation: away * TILT, duration: out, ease: ease.out }, 0)
    .to(body.scale, { x: 1.06, y: 0.92, duration: out }, 0)
    .to(body.position, { x: 0, y: 0, duration: back, ease: ease.back }, out)
    .to(body, { rotation: 0, duration: back, ease: ease.back }, out)
    .to(body.scale, { x: 1, y: 1, duration: back, ease: ease.out }, out)
}

/** Three damped swings, equal at every frame rate. */
export function shake(camera: Pose, heavy: boolean): Timeline {
  const strength = heavy ? SHAKE.heavy : SHAKE.light
  const swing = { done: 0 }
  const draw = () => {
    const remaining = strength * (1 - swing.done)
    const turn = swing.done * CYCLES * Math.PI * 2
    camera.position.x = remaining * Math.sin(turn)
    camera.position.y = -0.7 * remaining * Math.sin(turn * 1.13)
  }
  return gsap
    .timeline()
    .to(swing, { done: 1, duration: seconds('shake'), ease: ease.even, onUpdate: draw }, 0)
    .to(camera.scale, { x: 1, y: 1, duration: seconds('zoomBack'), ease: ease.out }, 0)
}
