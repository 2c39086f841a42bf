/** Which rows of a long grid stand in sight, and how many columns it has. Pure. */

export interface GridSize {
  columns: number
  tile: number // width of a tile, px
  row: number // from the top of a row to the top of the next, px
}

const gap = 16
const captionHeight = 104 // emblem, name, type and rarity, gems, and the air below
const archRatio = 1.15 // height over width

const columnsOf = (width: number): number => {
  if (width >= 1040) return 5
  if (width >= 720) return 4
  return width >= 500 ? 3 : 2
}

export function gridSize(width: number): GridSize {
  const columns = columnsOf(width)
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, tile, row: Math.round(tile * archRatio) + captionHeight }
}

export interface RowRange {
  first: number
  end: number // the first row that is not drawn
}

const spare = 1 // rows drawn beyond either edge: for fast fingers and for the Tab key

/** @param top of the grid relative to the top of the viewport, px; negative when scrolled past it */
export function rowsInSight(rows: number, row: number, top: number, viewport: number): RowRange {
  const first = Math.max(0, Math.min(rows, Math.floor(-top / row) - spare))
  const end = Math.max(0, Math.min(rows, Math.ceil((viewport - top) / row) + spare))
  return { first: Math.min(first, end), end }
}
