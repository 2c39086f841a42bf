import { type RefObject, useEffect } from 'react'
import { scrollToChosen } from '@/lib/scroll-to-chosen.ts'

/**
 * Keeps the chosen one of a row in sight: when another is chosen (`value`), and whenever the row or one in it gets another width, as when a
 * dialog around it opens, its font comes late or the device is turned.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another one to bring into sight
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => scrollToChosen(element, chosen)) // once at the start too
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [row, chosen, value])
}
