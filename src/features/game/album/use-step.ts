import { useLayoutEffect, useRef } from 'react'
import { openingAt } from './album-pages.ts'

export interface Stepping {
  page: number // first open page
  book: string // key of the book
  pages: number
  isSpread: boolean
  toPage(page: number): void
}

const isBetween = (from: number, at: number, to: number): boolean => (at - from) * (to - at) > 0

/**
 * Turns by one opening, counted from the target of the running turn: the address changes later, and fast input does not
 * wait for it.
 */
export function useStep({ page, book, pages, isSpread, toPage }: Stepping): (by: 1 | -1) => void {
  const going = useRef({ book, to: page })
  const lay = useRef(page)
  if (going.current.book !== book) going.current = { book, to: page }
  // updated with the page, so that an immediate key counts from it
  useLayoutEffect(() => {
    const isOnItsWay = isBetween(lay.current, page, going.current.to)
    lay.current = page
    if (!isOnItsWay) going.current.to = page
  }, [page])
  return by => {
    const next = openingAt(going.current.to, isSpread) + by * (isSpread ? 2 : 1)
    if (next < 0 || next >= pages) return
    going.current.to = next
    toPage(next)
  }
}
