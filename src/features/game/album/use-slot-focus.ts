/** The focus in the book: up and down lead along the rows of a page, and a page that turns takes the focus with it. */
import { useCallback, useEffect, useRef } from 'react'
import { usePageKeys } from '../kit/use-page-keys.ts'

const inRow = 3 // slots

const rows: Record<string, number> = { ArrowUp: -inRow, ArrowDown: inRow }

const isSlot = (element: Element | null): boolean => element?.matches('[data-number]') ?? false

/** What had the focus lay on the page that is gone, or is the button of a direction that has ended. */
const isLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement.matches(':disabled')

/** To be called before a page turns: who was on a slot is on the first one of the next page, and so is whose place is gone. */
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
