/** Columns and row heights of the grid of characters. Pure. */

export interface GridSize {
  columns: number
  tile: number // width of a tile, px
  row: number // from the top of a row to the top of the next, px
}

const gap = 16
const captionHeight = 104 // emblem, name, type and rarity, gems, and the margin below
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
