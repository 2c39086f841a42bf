import { useLayoutEffect, useRef } from 'react'
import { openingAt } from './album-pages.ts'

export interface Stepping {
  page: number // lying open
  book: string // its name
  pages: number
  isSpread: boolean
  toPage(page: number): void
}

const isBetween = (from: number, at: number, to: number): boolean => (at - from) * (to - at) > 0

/**
 * A turn by one opening, counted from where the last one is going: an address takes its time, and fast fingers do not wait for it.
 */
export function useStep({ page, book, pages, isSpread, toPage }: Stepping): (by: 1 | -1) => void {
  const going = useRef({ book, to: page })
  const lay = useRef(page)
  if (going.current.book !== book) going.current = { book, to: page }
  // With the page itself: a key that comes as soon as it is seen counts from it
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
