/** Visible rows of a long grid. Pure. */
export interface RowRange {
  first: number
  end: number // the first row that is not rendered
}

const spare = 1 // number of rows rendered beyond either edge, for fast scrolling and the Tab key

/** @param top of the grid relative to the top of the viewport, px; negative when scrolled past it */
export function rowsInSight(rows: number, row: number, top: number, viewport: number): RowRange {
  const first = Math.max(0, Math.min(rows, Math.floor(-top / row) - spare))
  const end = Math.max(0, Math.min(rows, Math.ceil((viewport - top) / row) + spare))
  return { first: Math.min(first, end), end }
}
