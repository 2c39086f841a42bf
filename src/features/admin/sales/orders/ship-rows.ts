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

/** Whether the customer of the order would get an email without a tracking code. Orders for collection have none. */
export const lacksCode = ({ isPickup, code }: ShipRow): boolean => !isPickup && code.trim() === ''

export interface FilledCodes {
  rows: ShipRow[]
  filled: number // codes that a row has received
  total: number // codes in the text
  surplus: string[] // codes below the last row
  unmatched: string[] // lines whose order is not in the table, by their first cell
  repeated: string[] // orders with several codes
}

type IsOpen = (row: ShipRow) => boolean

const withoutEnd = (text: string): string => text.replace(/^\uFEFF/, '').replace(/[\r\n]+$/, '')

/** Whether pasted text has several cells. A single cell is pasted into its field by the browser. */
export const hasSeveralCells = (text: string): boolean => /[\r\n\t]/.test(withoutEnd(text))

const repeatedIn = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => value !== '' && values.indexOf(value) < at)),
]

/** Returns the codes that several rows have. */
export const repeatedCodes = (rows: readonly ShipRow[]): string[] =>
  repeatedIn(rows.filter(({ isPickup }) => !isPickup).map(({ code }) => code.trim()))

/**
 * Fills codes with copied cells. A single column fills the row at `from` and those below it: an empty line leaves its row unchanged.
 * Rows that are not open and rows for collection have no field, so they take no line. Lines with two cells are assigned by order number.
 */
export function fillCodes(
  rows: readonly ShipRow[],
  from: number,
  pasted: string,
  isOpen: IsOpen,
): FilledCodes {
  if (/[\t;,]/.test(pasted)) return codesFromFile(rows, pasted, isOpen)
  const lines = withoutEnd(pasted)
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
  let next = 0
  let filled = 0
  const filledRows = rows.map((row, at) => {
    if (at < from || row.isPickup || !isOpen(row)) return row
    const code = lines[next] ?? ''
    next += 1
    if (code === '') return row
    filled += 1
    return { ...row, code }
  })
  return {
    rows: filledRows,
    filled,
    total: lines.filter(Boolean).length,
    surplus: lines.slice(next).filter(Boolean),
    unmatched: [],
    repeated: [],
  }
}

const numberOf = (cell: string): string => cell.replace(/^#/, '').toUpperCase()

/**
 * Takes codes from a table with the columns `number;code` or `number;code;carrier`, such as a CSV file. A head line is allowed. The last
 * line of an order counts. Lines of orders for collection and of rows that are not open are ignored.
 */
export function codesFromFile(rows: readonly ShipRow[], text: string, isOpen: IsOpen): FilledCodes {
  const lines = Papa.parse<string[]>(withoutEnd(text), { skipEmptyLines: 'greedy' }).data.map(
    ([number = '', code = '', carrier = '']) => ({
      first: number.trim(),
      number: numberOf(number.trim()),
      code: code.trim(),
      carrier: carrier.trim(),
    }),
  )
  const rowOf = new Map(rows.map(row => [row.number, row]))
  const matched = lines.filter(({ number }) => {
    const row = rowOf.get(number)
    return row && !row.isPickup && isOpen(row)
  })
  const others = lines.filter(({ number, code }, at) => !rowOf.has(number) && (at > 0 || /\d/.test(code)))
  const filledRows = rows.map(row => {
    const { code = '', carrier = '' } = matched.findLast(({ number }) => number === row.number) ?? {}
    return { ...row, code: code || row.code, carrier: carrier || row.carrier }
  })
  const withCode = matched.filter(({ code }) => code !== '').map(({ number }) => number)
  return {
    rows: filledRows,
    filled: new Set(withCode).size,
    total: withCode.length + others.filter(({ code }) => code !== '').length,
    surplus: [],
    unmatched: others.map(({ first, code }) => first || code),
    repeated: repeatedIn(withCode),
  }
}
