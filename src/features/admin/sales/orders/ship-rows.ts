/** Rows of the ship table while they are filled in. Pure. */
import Papa from 'papaparse'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'

export interface ShipRow {
  id: number // of the order
  number: string
  name: string
  city: string
  pieces: number
  isPickup: boolean
  carrier: string
  code: string
}

/** The carrier of each row is the one of the last parcel with the same shipping method. */
export const shipRowsOf = (orders: readonly AdminOrderRow[]): ShipRow[] =>
  orders.map(({ id, number, buyer, city, pieces, is_pickup, carrier }) => ({
    id,
    number,
    name: buyer.name,
    city,
    pieces,
    isPickup: is_pickup,
    carrier,
    code: '',
  }))

/** Whether nothing is missing to ship the order. A code is not compulsory, because some carriers have none. */
export const isReadyToShip = ({ isPickup, carrier }: ShipRow): boolean => isPickup || carrier.trim() !== ''

/** Fills the codes of the row at `from` and of those below it with the lines of a copied column. Rows for collection are skipped. */
export function fillCodes(rows: readonly ShipRow[], from: number, pasted: string): ShipRow[] {
  const codes = pasted
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  let next = 0
  return rows.map((row, at) => {
    if (at < from || row.isPickup || next >= codes.length) return row
    const code = codes[next] ?? ''
    next += 1
    return { ...row, code }
  })
}

export interface CodesFile {
  rows: ShipRow[]
  matched: number // lines that belong to a row
  unmatched: string[] // first cells of the other lines
}

const numberOf = (cell: string): string => cell.replace(/^#/, '').toUpperCase()

/** Takes codes from a CSV file with the columns `number;code`, or `number;code;carrier`. A head line is allowed. */
export function codesFromFile(rows: readonly ShipRow[], text: string): CodesFile {
  const lines = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data.map(
    cells => cells.map(cell => cell.trim()),
  )
  const known = new Set(rows.map(({ number }) => number))
  const [matched, others] = [
    lines.filter(([number = '']) => known.has(numberOf(number))),
    lines.filter(([number = '']) => !known.has(numberOf(number))),
  ]
  const filled = rows.map(row => {
    const [, code = '', carrier = ''] =
      matched.findLast(([number = '']) => numberOf(number) === row.number) ?? []
    return { ...row, code: code || row.code, carrier: carrier || row.carrier }
  })
  const isHead = ([, second = '']: string[], at: number) => at === 0 && !/\d/.test(second)
  return {
    rows: filled,
    matched: matched.length,
    unmatched: others.filter(line => !isHead(line, lines.indexOf(line))).map(([number = '']) => number),
  }
}
