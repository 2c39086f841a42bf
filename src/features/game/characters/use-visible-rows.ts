/** Returns the visible rows of a grid, updated on scroll and resize. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type RowRange, rowsInSight } from '../kit/rows-in-sight.ts'
import { type GridSize, gridSize } from './visible-rows.ts'

const widestPage = 1180
const margins = 32

/** Estimate before the grid is measured, close enough for the page height and so for scroll restoration. */
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
      const box = grid?.getClientRects()[0] // none while the page is hidden behind another one and has no layout
      if (box) setRange(before => sameOr(before, rowsInSight(rows, size.row, box.top, innerHeight)))
    }
    const updateLater = () => startTransition(look) // as a transition: scrolling has priority
    look()
    grid?.addEventListener('focusin', look) // synchronously: the Tab key must find the next row
    addEventListener('scroll', updateLater, { passive: true })
    addEventListener('resize', updateLater)
    return () => {
      grid?.removeEventListener('focusin', look)
      removeEventListener('scroll', updateLater)
      removeEventListener('resize', updateLater)
    }
  }, [rows, size.row])

  return { ref, size, range, rows }
}

/** Returns the same object if nothing changed, so that scrolling inside a row renders nothing. */
function sameOr<T extends object>(before: T, after: T): T {
  const keys = Object.keys(after) as (keyof T)[]
  return keys.every(key => before[key] === after[key]) ? before : after
}

/** Returns whether the user has scrolled past an element. A new choice then starts at its top. */
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
