import { useEffect, useRef } from 'react'

/** Left and right arrows anywhere on the page turn by −1 and +1; a field that is being typed in keeps its arrows. */
export function useArrowKeys(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
      if (event.key === 'ArrowRight') latest.current(1)
      else if (event.key === 'ArrowLeft') latest.current(-1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
