import { type RefObject, useEffect } from 'react'
import { scrollToChosen } from '@/lib/scroll-to-chosen.ts'

/**
 * Scrolls the selected item of a row into view: when the selection changes (`value`), and whenever the row or one of
 * its items changes its width, for example when a surrounding dialog opens, its font loads late or the device is
 * turned.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another one to bring into sight
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => scrollToChosen(element, chosen)) // also runs once at the start
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [row, chosen, value])
}
