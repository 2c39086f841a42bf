/** Layout of the card list, and the targets of arrow keys. Pure; px. */
export interface CardGrid {
  columns: number
  tile: number // width of a card
  step: number // from one card's left edge to the next one's
  row: number // from the top of a row to the top of the next
}

const fewestColumns = 3
const cardRatio = 1.4

/**
 * @param least minimum width of a card
 * @param gap between two cards
 */
export function cardGrid(width: number, least: number, gap: number): CardGrid {
  const columns = Math.max(fewestColumns, Math.floor((width + gap) / Math.max(1, least + gap)))
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns)
  return { columns, tile, step: tile + gap, row: Math.round(tile * cardRatio + gap) }
}

const steps: Record<string, (columns: number, count: number, at: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: columns => columns,
  ArrowUp: columns => -columns,
  PageDown: columns => columns * 2,
  PageUp: columns => columns * -2,
  Home: (_, __, at) => -at,
  End: (_, count, at) => count - 1 - at,
}

/** Returns the target of an arrow key, or null for any other key. Up and down stay in their column if it continues. */
export function placeAfterKey(key: string, at: number, count: number, columns: number): number | null {
  const step = steps[key]
  if (!step || count === 0) return null
  const target = at + step(columns, count, at)
  if (target < 0) return key === 'ArrowUp' ? at : 0
  if (target >= count) return key === 'ArrowDown' && isLastRow(at, count, columns) ? at : count - 1
  return target
}

const isLastRow = (at: number, count: number, columns: number): boolean =>
  Math.floor(at / columns) === Math.floor((count - 1) / columns)
