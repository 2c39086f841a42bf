/** Keeps the rows of a grid that are in sight, as the page scrolls and the window changes. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type RowRange, rowsInSight } from '../kit/rows-in-sight.ts'
import { type GridSize, gridSize } from './visible-rows.ts'

const widestPage = 1180
const margins = 32

/** Before the grid is measured: near enough for the height of the page, and so for a restored scroll. */
const likelyWidth = () => Math.min(widestPage, document.documentElement.clientWidth - margins)

export function useVisibleRows(count: number) {
  const ref = useRef<HTMLUListElement>(null)
  const [size, setSize] = useState<GridSize>(() => gridSize(likelyWidth()))
  const rows = Math.ceil(count / size.columns)
  const [range, setRange] = useState<RowRange>(() => rowsInSight(rows, size.row, 0, innerHeight))

  useLayoutEffect(() => {
    const grid = ref.current
    if (!grid) return
    const measure = () => setSize(before => sameOr(before, gridSize(grid.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const grid = ref.current
    const look = () => {
      const box = grid?.getClientRects()[0] // none while the page is hidden behind another: it has no place then
      if (box) setRange(before => sameOr(before, rowsInSight(rows, size.row, box.top, innerHeight)))
    }
    const lookAgain = () => startTransition(look) // in slices: scrolling comes first
    look()
    grid?.addEventListener('focusin', look) // at once: the Tab key must find the next row
    addEventListener('scroll', lookAgain, { passive: true })
    addEventListener('resize', lookAgain)
    return () => {
      grid?.removeEventListener('focusin', look)
      removeEventListener('scroll', lookAgain)
      removeEventListener('resize', lookAgain)
    }
  }, [rows, size.row])

  return { ref, size, range, rows }
}

/** The same object while nothing changed, so that scrolling inside a row draws nothing. */
function sameOr<T extends object>(before: T, after: T): T {
  const keys = Object.keys(after) as (keyof T)[]
  return keys.every(key => before[key] === after[key]) ? before : after
}

/** Whether the user has scrolled past an element: a new choice then starts at its top. */
export function useScrollToTop<E extends HTMLElement>(key: string) {
  const ref = useRef<E>(null)
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const top = ref.current?.getBoundingClientRect().top ?? 0
    if (top < 0) ref.current?.scrollIntoView()
  }, [key])
  return ref
}
