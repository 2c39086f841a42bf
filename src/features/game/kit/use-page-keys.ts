import { useLayoutEffect, useRef } from 'react'

export type KeyScope = 'page' | 'dialog'

const field = 'input, select, textarea'

/** Returns true where a key is text input or belongs to an open dialog. */
const isTaken = (target: EventTarget | null, where: KeyScope): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(where === 'page' ? `${field}, dialog[open], [role=dialog]` : field) !== null)

/** Handles keys anywhere on the page while mounted. Keys with a modifier or in a text field are left to the browser. */
export function usePageKeys(
  onKey: (event: KeyboardEvent) => void,
  isActive = true,
  where: KeyScope = 'page', // 'dialog' also handles keys in an open dialog
): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useLayoutEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        isTaken(event.target, where)
      )
        return
      latest.current(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isActive, where])
}

/** Calls `turn` with −1 for the left arrow and +1 for the right arrow. */
export function useArrowKeys(turn: (by: 1 | -1) => void, isActive = true, where: KeyScope = 'page'): void {
  usePageKeys(
    ({ key }) => {
      if (key === 'ArrowRight') turn(1)
      else if (key === 'ArrowLeft') turn(-1)
    },
    isActive,
    where,
  )
}
