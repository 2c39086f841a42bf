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
