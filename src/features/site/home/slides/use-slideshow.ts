/**
 * Which slide is seen, and whether the next one comes by itself: after seven seconds, unless the reader paused it, wants calm,
 * points at it, is inside it with the keyboard or looks at another tab. Arrow keys, Home, End and a swipe turn it by hand.
 */
import { type HTMLAttributes, type PointerEvent, useEffect, useState } from 'react'
import { wantsCalm } from '@/ui/theme/apply-motion.ts'
import { slideAfterKey, slideAfterSwipe } from './slide-turn.ts'

export const slideMillis = 7000

export interface Slideshow {
  at: number
  count: number
  isPlaying: boolean // the reader's wish
  isRunning: boolean // and nothing holds it
  go(to: number): void
  toggle(): void
  holds: HTMLAttributes<HTMLElement> // for the element around all slides
}

export function useSlideshow(count: number): Slideshow {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !wantsCalm())
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const isHidden = useHiddenTab()
  const isRunning = isPlaying && count > 1 && !held.pointer && !held.focus && !isHidden
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt((at + 1) % count), slideMillis)
    return () => clearTimeout(timer)
  }, [isRunning, at, count])
  const go = (to: number) => setAt((to + count) % count)
  const swipe = useSwipe(by => go(at + by))
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    count,
    isPlaying,
    isRunning,
    go,
    toggle: () => setPlaying(!isPlaying),
    holds: {
      onKeyDown: event => {
        const to = slideAfterKey(event.key, at, count)
        if (to === undefined) return
        event.preventDefault()
        go(to)
      },
      onPointerEnter: event => event.pointerType === 'mouse' && setHeld(now => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld(now => ({ ...now, pointer: false })),
      onFocus: event => event.target.matches(':focus-visible') && setHeld(now => ({ ...now, focus: true })),
      onBlur: () => setHeld(now => ({ ...now, focus: false })),
      ...swipe,
    },
  }
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** A finger (or a pen) drawn across; a mouse selects text instead. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const [from, setFrom] = useState<{ x: number; y: number }>()
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) =>
      pointerType !== 'mouse' && setFrom({ x, y }),
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from) return
      const by = slideAfterSwipe(clientX - from.x, clientY - from.y)
      if (by) turn(by)
      setFrom(undefined)
    },
    onPointerCancel: () => setFrom(undefined),
  }
}
