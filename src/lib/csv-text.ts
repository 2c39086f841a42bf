/**
 * A table as a CSV file that Excel opens in columns where the comma separates decimals, as in Italy: UTF-8 with a byte
 * order mark, semicolons, CRLF, amounts like `46,70`. No cell that Excel would run as a formula.
 */
import Papa from 'papaparse'
import { guardedCell } from './csv-cell.ts'

/** Formats an amount in cents for a cell. */
export interface CentsCell {
  cents: number
}

export type Cell = string | number | boolean | CentsCell | null | undefined

const mark = '\uFEFF' // without it Excel reads UTF-8 as Windows-1252

const decimalComma = (number: number | string) => String(number).replace('.', ',')

function cellText(cell: Cell): string {
  if (typeof cell === 'object' && cell !== null) return decimalComma((cell.cents / 100).toFixed(2))
  if (typeof cell === 'number') return decimalComma(cell)
  return typeof cell === 'string' ? guardedCell(cell) : String(cell ?? '')
}

export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${mark}${Papa.unparse(
    [head, ...rows].map(row => row.map(cellText)),
    { delimiter: ';', newline: '\r\n' },
  )}\r\n`
