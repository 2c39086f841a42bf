/** Movements of the camera in a blow. With reduced motion none of them is used. */
import { gsap } from 'gsap'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { CameraActor, Timeline } from './actors.ts'

const CYCLES = 5

/** Looks at a point from nearer. @param tilt radians */
export function lookCloser(
  camera: CameraActor,
  at: Spot,
  { zoom, tilt = 0, duration, ease }: { zoom: number; tilt?: number; duration: number; ease: string },
): Timeline {
  return gsap
    .timeline()
    .to(camera.aim, { x: at.x, y: at.y, duration, ease }, 0)
    .to(camera, { zoom, tilt, duration, ease }, 0)
}

/** The view of the whole table again. */
export const lookHome = (camera: CameraActor, duration: number): Timeline =>
  gsap.timeline().to(camera, { zoom: 1, tilt: 0, duration, ease: 'power3.inOut' }, 0)

/** A short push in the direction of a blow. @param by offset in units */
export function kick(camera: CameraActor, by: Spot, duration: number): Timeline {
  return gsap
    .timeline()
    .to(camera.kick, { x: by.x, y: by.y, duration: seconds('kick'), ease: 'power4.out' })
    .to(camera.kick, { x: 0, y: 0, duration: duration - seconds('kick'), ease: 'back.out(2)' })
}

/** Damped swings, mostly along the direction of the blow; equal at every frame rate. @param strength units */
export function shake(camera: CameraActor, towards: Spot, strength: number, duration: number): Timeline {
  const swing = { done: 0 }
  const draw = () => {
    const remaining = strength * (1 - swing.done) ** 2
    const turn = swing.done * CYCLES * Math.PI * 2
    const lengthwise = remaining * Math.cos(turn)
    const crosswise = remaining * 0.5 * Math.sin(turn * 1.31)
    camera.kick.x = swing.done === 1 ? 0 : towards.x * lengthwise - towards.y * crosswise
    camera.kick.y = swing.done === 1 ? 0 : towards.y * lengthwise + towards.x * crosswise
  }
  return gsap.timeline().to(swing, { done: 1, duration, ease: 'none', onUpdate: draw })
}
