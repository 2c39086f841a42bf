/**
 * A panel that opens below its button: by a click, by a pointer that stays on it, or by the arrow down. Escape, a click
 * outside and a lost focus close it. The server may have rendered both (`ssr/hydration/early-panel.ts`). A panel that
 * was opened before the app started stays open.
 */
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const openMillis = 140 // a pointer that only crosses the button does not open it
const closeMillis = 280 // leaving it briefly across a corner does not close it

/** How the panel was opened: a leaving pointer closes a hovered panel, not a clicked one. */
type Unfolded = 'no' | 'hovered' | 'pressed'

export function useUnfolding() {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<Unfolded>('no')
  const isOpen = state !== 'no'

  const change = (next: Unfolded) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const close = () => change('no')

  useEffect(() => {
    const adopt = () => {
      if (panel.current && !panel.current.hidden) setState('pressed')
    }
    addEventListener('app-ready', adopt, { once: true })
    return () => {
      removeEventListener('app-ready', adopt)
      clearTimeout(timer.current)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new at each render and always do the same
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close()
    }
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  const after = (millis: number, next: (before: Unfolded) => Unfolded) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(next), millis)
  }

  return {
    isOpen,
    close,
    place: {
      ref: place,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') after(openMillis, before => (before === 'no' ? 'hovered' : before))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') after(closeMillis, before => (before === 'hovered' ? 'no' : before))
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        const links = [...(panel.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
        const at = links.indexOf(document.activeElement as HTMLElement)
        const next = nextLink(event.key, at, links.length)
        if (next === undefined) return
        event.preventDefault()
        if (!isOpen) change('pressed')
        requestAnimationFrame(() => links[next]?.focus()) // after rendering
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => change(state === 'pressed' ? 'no' : 'pressed'),
    },
    panel: { ref: panel, hidden: !isOpen },
  }
}

/**
 * Returns the index of the link that an arrow key moves to from link `at`, −1 being the button. Returns undefined for
 * any other key.
 */
export function nextLink(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (at < 0) return key === 'ArrowDown' ? 0 : undefined
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
