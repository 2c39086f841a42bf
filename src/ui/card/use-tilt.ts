/**
 * Lets a card lean towards the pointer, or with the phone in the hand: sets `--tilt-x` and `--tilt-y`, −1 to 1, once a
 * frame and only while something moves. Still under reduced motion.
 */
import { useEffect, useRef } from 'react'

const follow = 0.18 // share of the way to the target per frame
const near = 0.004 // nearer than this is there
const fullLean = 25 // degrees of the phone that lean the card all the way
const held = 40 // degrees at which a phone is usually held

export function useTilt(enabled: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = ref.current
    if (!card || !enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return lean(card)
  }, [enabled])
  return ref
}

const within = (value: number) => Math.min(1, Math.max(-1, value))

/** Follows until the returned function is called. */
export function lean(card: HTMLElement): () => void {
  const { aim, stop } = follower(card)
  const ends = new AbortController()
  const { signal } = ends

  card.addEventListener(
    'pointermove',
    event => {
      const box = card.getBoundingClientRect()
      aim(((event.clientX - box.left) / box.width) * 2 - 1, ((event.clientY - box.top) / box.height) * 2 - 1)
    },
    { signal },
  )
  for (const end of ['pointerleave', 'pointercancel'] as const) {
    card.addEventListener(end, () => aim(0, 0), { signal })
  }
  if (matchMedia('(hover: none)').matches) {
    window.addEventListener(
      'deviceorientation',
      ({ gamma, beta }) => {
        if (gamma !== null && beta !== null) aim(gamma / fullLean, (beta - held) / fullLean)
      },
      { signal },
    )
  }
  return () => {
    ends.abort()
    stop()
  }
}

function follower(card: HTMLElement) {
  const now = { x: 0, y: 0 }
  const target = { x: 0, y: 0 }
  let frame = 0

  const step = () => {
    now.x += (target.x - now.x) * follow
    now.y += (target.y - now.y) * follow
    card.style.setProperty('--tilt-x', now.x.toFixed(3))
    card.style.setProperty('--tilt-y', now.y.toFixed(3))
    const isThere = Math.abs(target.x - now.x) < near && Math.abs(target.y - now.y) < near
    frame = isThere ? 0 : requestAnimationFrame(step)
  }
  const aim = (x: number, y: number) => {
    target.x = within(x)
    target.y = within(y)
    if (!frame) frame = requestAnimationFrame(step)
  }
  return { aim, stop: () => cancelAnimationFrame(frame) }
}
