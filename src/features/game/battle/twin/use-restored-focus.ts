import { type RefObject, useEffect, useRef } from 'react'

const isLost = () => document.activeElement === document.body || document.activeElement === null

/**
 * When the button that had the focus is gone, the focus goes to the first one in its place. Call the returned function whenever one of the
 * buttons was used.
 * @param shown changes with what the buttons are
 */
export function useRestoredFocus(commands: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const wasUsed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are what may lose the focus
  useEffect(() => {
    if (wasUsed.current && isLost()) commands.current?.querySelector('button')?.focus()
  }, [commands, shown])
  return () => {
    wasUsed.current = true
  }
}
