import { type RefObject, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === document.body || document.activeElement === null

/**
 * When the focused button disappears, moves the focus to the first one that replaces it. Call the returned function
 * whenever one of the buttons was used.
 * @param snapshot changes with the set of buttons
 */
export function useRestoredFocus(commands: RefObject<HTMLElement | null>, snapshot: unknown): () => void {
  const wasUsed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are what may lose the focus
  useEffect(() => {
    if (wasUsed.current && isLost()) commands.current?.querySelector('button')?.focus()
  }, [commands, snapshot])
  return () => {
    wasUsed.current = true
  }
}
