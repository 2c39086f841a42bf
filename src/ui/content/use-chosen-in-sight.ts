import { type RefObject, useEffect } from 'react'

/** Brings the chosen one to the middle of its row, which scrolls (and is positioned); the page stays where it is. */
function bringIntoSight(row: HTMLElement, chosen: string): void {
  const here = row.querySelector(chosen)
  if (here instanceof HTMLElement) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
}

/**
 * Keeps the chosen one of a row in sight: when another is chosen (`value`), and whenever the row or one in it gets another width, as when a
 * dialog around it opens, its font comes late or the device is turned.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another one to bring into sight
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => bringIntoSight(element, chosen)) // once at the start too
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [row, chosen, value])
}
