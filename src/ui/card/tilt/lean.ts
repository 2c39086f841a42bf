/**
 * Leans an element towards the pointer, a dragging finger or with the phone. Sets `--tilt-x` and `--tilt-y`, −1 to 1,
 * and `--lit`, 0 to 1, once a frame, and only while something moves and it is visible.
 */
import { clamp } from '@/lib/clamp.ts'
import { type FrameLoop, pageFrames } from './frame-loop.ts'
import { leansWithPhone, watchPhoneMotion } from './phone-motion.ts'
import { isAtRest, type Spring, stepSpring } from './spring.ts'

export interface LeanOptions {
  rest: { x: number; y: number } // its pose at rest
  phone: boolean
  frames?: FrameLoop
}

const following = 15 // stiffness under the pointer
const returning = 6 // and while returning

const within = (value: number) => clamp(value, -1, 1)

function springs(element: HTMLElement, rest: LeanOptions['rest']) {
  const springOf = (at: number): Spring => ({ at, speed: 0 })
  const now = { x: springOf(rest.x), y: springOf(rest.y), lit: springOf(0) }
  const target = { x: rest.x, y: rest.y, lit: 0 }
  const write = () => {
    element.style.setProperty('--tilt-x', now.x.at.toFixed(3))
    element.style.setProperty('--tilt-y', now.y.at.toFixed(3))
    element.style.setProperty('--lit', now.lit.at.toFixed(3))
  }
  const step = (seconds: number): boolean => {
    const stiffness = target.lit > 0 ? following : returning
    for (const axis of ['x', 'y', 'lit'] as const) stepSpring(now[axis], target[axis], stiffness, seconds)
    const isMoving = (['x', 'y', 'lit'] as const).some(axis => !isAtRest(now[axis], target[axis]))
    if (!isMoving) for (const axis of ['x', 'y', 'lit'] as const) now[axis].at = target[axis]
    write()
    return isMoving
  }
  return { target, step, write }
}

/** Follows the pointer until the returned function is called. */
export function lean(element: HTMLElement, { rest, phone, frames = pageFrames }: LeanOptions): () => void {
  const { target, step, write } = springs(element, rest)
  const ends = new AbortController()
  const { signal } = ends
  const seen = { now: true }

  const aim = (x: number, y: number, lit: number) => {
    Object.assign(target, { x: within(x), y: within(y), lit })
    if (seen.now) frames.wake(step)
  }
  const follow = (event: PointerEvent) => {
    const box = element.getBoundingClientRect()
    aim(((event.clientX - box.left) / box.width) * 2 - 1, ((event.clientY - box.top) / box.height) * 2 - 1, 1)
  }
  element.addEventListener('pointermove', follow, { signal })
  for (const end of ['pointerleave', 'pointercancel'] as const)
    element.addEventListener(end, () => aim(rest.x, rest.y, 0), { signal })

  write()
  const stops = [
    watchSight(element, isSeen => {
      seen.now = isSeen
      if (!isSeen) frames.drop(step)
    }),
    phone && leansWithPhone() ? watchPhoneMotion((x, y) => seen.now && aim(x, y, 1)) : undefined,
  ]
  return () => {
    ends.abort()
    frames.drop(step)
    for (const stop of stops) stop?.()
  }
}

function watchSight(element: HTMLElement, onChange: (isSeen: boolean) => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const observer = new IntersectionObserver(entries => onChange(entries.at(-1)?.isIntersecting ?? true))
  observer.observe(element)
  return () => observer.disconnect()
}
