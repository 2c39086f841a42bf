/** Focus in the book: up and down move along the rows of a page, and turning a page moves the focus to it. */
import { useCallback, useEffect, useRef } from 'react'
import { usePageKeys } from '../kit/use-page-keys.ts'

const inRow = 3 // slots per row

const rows: Record<string, number> = { ArrowUp: -inRow, ArrowDown: inRow }

const isSlot = (element: Element | null): boolean => element?.matches('[data-number]') ?? false

/** The focused element was on a page that is closed, or is a button that is now disabled. */
const isLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement.matches(':disabled')

/**
 * Call the returned function before a page turns. A focus that was on a slot or that is lost moves to the first slot of
 * the next page.
 */
export function useSlotFocus(page: number): () => void {
  const had = useRef<Element | null>(null)
  usePageKeys(event => {
    const by = rows[event.key]
    const slot = document.activeElement
    if (by === undefined || !slot || !isSlot(slot)) return
    event.preventDefault()
    const slots = [...(slot.closest('ol')?.querySelectorAll<HTMLElement>('[data-number]') ?? [])]
    slots[slots.indexOf(slot as HTMLElement) + by]?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a page has changed
  useEffect(() => {
    if (isSlot(had.current) || (had.current && isLost(document)))
      document.querySelector<HTMLElement>('[data-number]')?.focus()
    had.current = null
  }, [page])
  return useCallback(() => {
    had.current = document.activeElement === document.body ? null : document.activeElement
  }, [])
}
