/**
 * The current slide and its timer: seven seconds per slide, unless it is paused, motion is reduced, the pointer or the
 * focus is inside, or the tab is hidden. Arrow keys, Home, End and a swipe change the slide.
 */
import { type HTMLAttributes, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import { slideAfterKey, slideAfterSwipe } from './slide-turn.ts'

export const slideMillis = 7000

export interface Slideshow {
  at: number
  count: number
  isPlaying: boolean // chosen by the reader
  isRunning: boolean // playing, and not paused by hover, focus or a hidden tab
  go(to: number): void
  toggle(): void
  around: RefObject<HTMLElement | null> // the element around all slides
  holds: HTMLAttributes<HTMLElement> // for the same element
}

export function useSlideshow(count: number): Slideshow {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const around = useRef<HTMLElement>(null)
  const isPointedAt = usePointedAt(around)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useHiddenTab()
  useEffect(() => setPlaying(!prefersReducedMotion()), [])
  const isRunning = isPlaying && count > 1 && !isPointedAt && !isFocused && !isHidden
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt((at + 1) % count), slideMillis)
    return () => clearTimeout(timer)
  }, [isRunning, at, count])
  const go = (to: number) => setAt((to + count) % count)
  const leaveSlide = useFocusOnSeen(around, at)
  const swipe = useSwipe(by => go(at + by))
  return {
    at: Math.min(at, Math.max(0, count - 1)),
    count,
    isPlaying,
    isRunning,
    go,
    toggle: () => setPlaying(!isPlaying),
    around,
    holds: {
      onKeyDown: event => {
        const to = slideAfterKey(event.key, at, count)
        if (to === undefined) return
        event.preventDefault()
        leaveSlide(event.target)
        go(to)
      },
      onFocus: event => event.target.matches(':focus-visible') && setFocused(true),
      onBlur: () => setFocused(false),
      ...swipe,
    },
  }
}

/**
 * A key pressed inside a slide moves the focus to the mark of the next slide, because the links of the old slide are
 * removed.
 */
function useFocusOnSeen(around: RefObject<HTMLElement | null>, at: number): (from: EventTarget) => void {
  const isLeaving = useRef(false)
  useEffect(() => {
    if (isLeaving.current && at >= 0) around.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    isLeaving.current = false
  }, [around, at])
  return from => {
    isLeaving.current = from instanceof Element && from.closest('button') === null
  }
}

/**
 * A mouse is over it. Uses native events: React derives `mouseleave` from the element under the pointer, which a button
 * may have replaced since.
 */
function usePointedAt(around: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    const element = around.current
    const enter = (event: globalThis.PointerEvent) => event.pointerType === 'mouse' && setPointedAt(true)
    const leave = () => setPointedAt(false)
    element?.addEventListener('pointerenter', enter)
    element?.addEventListener('pointermove', enter) // the pointer may have entered before hydration
    element?.addEventListener('pointerleave', leave)
    return () => {
      element?.removeEventListener('pointerenter', enter)
      element?.removeEventListener('pointermove', enter)
      element?.removeEventListener('pointerleave', leave)
    }
  }, [around])
  return isPointedAt
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

/** A swipe by touch or pen. A mouse selects text instead. */
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
