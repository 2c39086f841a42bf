/** A table as CSV that spreadsheets open as it is: comma, quotes where needed, and no cell that would run as a formula. */
import { guardedCell } from '@/lib/csv-cell.ts'

type Cell = string | number | boolean | null | undefined

function cellText(cell: Cell): string {
  const text = cell === null || cell === undefined ? '' : String(cell)
  const safe = typeof cell === 'string' ? guardedCell(text) : text
  return /[",;\t\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map(row => row.map(cellText).join(',')).join('\r\n')
