/** A CSV file as rows of an import: which column of the file means what, and back to a file for what failed. Pure. */
import Papa from 'papaparse'
import {
  type ImportColumn,
  type ImportRow,
  importColumns,
  mostImported,
} from '@/contract/endpoints/admin/product-import.ts'
import { csvText } from '../../framework/list/csv-text.ts'

export interface FileTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export type FileProblem = 'empty' | 'too_many' | 'unreadable'

/** Comma, semicolon or tab, quotes, a mark at the beginning: as spreadsheets write it. */
export function readTable(text: string): FileTable | FileProblem {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  if (errors.some(error => error.type === 'Quotes')) return 'unreadable'
  const [head, ...rows] = data
  if (!head || rows.length === 0) return 'empty'
  if (rows.length > mostImported) return 'too_many'
  return { head: head.map(name => name.trim()), rows }
}

/** Column of the file → what it means; undefined: it is left out. */
export type Mapping = readonly (ImportColumn | undefined)[]

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '')

const alsoCalled: Readonly<Record<string, ImportColumn>> = {
  title: 'title_it',
  titolo: 'title_it',
  name: 'title_it',
  nome: 'title_it',
  price: 'base_price',
  prezzo: 'base_price',
  stock: 'stock_quantity',
  scorta: 'stock_quantity',
  quantity: 'stock_quantity',
  categoria: 'category',
  stato: 'status',
  peso: 'weight',
  codice: 'sku',
  descrizione: 'description_it',
  description: 'description_it',
}

/** What the names of the columns suggest; each meaning once. */
export function guessMapping(head: readonly string[]): Mapping {
  const taken = new Set<ImportColumn>()
  return head.map(name => {
    const word = plain(name)
    const found = importColumns.find(column => column === word) ?? alsoCalled[word]
    if (!found || taken.has(found)) return undefined
    taken.add(found)
    return found
  })
}

/** `line` is the row of the file, its head counted, as a spreadsheet numbers it. */
export const importRows = ({ rows }: FileTable, mapping: Mapping): ImportRow[] =>
  rows.map((row, at) => ({
    line: at + 2,
    cells: Object.fromEntries(
      mapping.flatMap((column, place) => (column ? [[column, row[place] ?? '']] : [])),
    ),
  }))

/** Rows as a file that can be mended and sent again. */
export function rowsAsCsv(rows: readonly ImportRow['cells'][]): string {
  const head = importColumns.filter(column => rows.some(row => row[column] !== undefined))
  return csvText(
    head,
    rows.map(row => head.map(column => row[column] ?? '')),
  )
}
