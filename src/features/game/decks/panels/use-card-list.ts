/** Size of the list and its visible rows, updated on scroll and resize. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type RowRange, rowsInSight } from '../../kit/rows-in-sight.ts'
import { type CardGrid, cardGrid } from './card-grid.ts'

const beforeMeasure: CardGrid = { columns: 5, tile: 94, step: 105, row: 141 }

/** The probe is as wide as the minimum card and as high as the gap. */
function measure(list: HTMLElement, probe: HTMLElement): CardGrid {
  return cardGrid(list.clientWidth, probe.offsetWidth, probe.offsetHeight)
}

function sameOr<T extends object>(before: T, after: T): T {
  const keys = Object.keys(after) as (keyof T)[]
  return keys.every(key => before[key] === after[key]) ? before : after
}

export function useCardList(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const probe = useRef<HTMLElement>(null)
  const [grid, setGrid] = useState(beforeMeasure)
  const [range, setRange] = useState<RowRange>({ first: 0, end: 4 })
  const rows = Math.ceil(count / grid.columns)

  useLayoutEffect(() => {
    const [ground, rule] = [list.current, probe.current]
    if (!ground || !rule) return
    const look = () => setGrid(before => sameOr(before, measure(ground, rule)))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(ground)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const frame = scroller.current
    if (!frame) return
    const look = () =>
      setRange(before => sameOr(before, rowsInSight(rows, grid.row, -frame.scrollTop, frame.clientHeight)))
    const updateLater = () => startTransition(look)
    look()
    frame.addEventListener('scroll', updateLater, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    return () => {
      frame.removeEventListener('scroll', updateLater)
      observer.disconnect()
    }
  }, [rows, grid.row])

  return { scroller, list, probe, grid, range, rows }
}
