/** Converts a CSV file to import rows by a column mapping, and failed rows back to a file. Pure. */
import Papa from 'papaparse'
import {
  type ImportColumn,
  type ImportRow,
  importColumns,
  mostImported,
} from '@/contract/endpoints/admin/product-import.ts'
import { csvFieldNames, productFields } from '@/contract/product-fields.ts'
import { type DecimalSign, decimalSignOf } from '@/lib/parse-decimal.ts'

interface FileRow {
  line: number // as a spreadsheet numbers it: blank rows count, a line break within quotes does not
  cells: readonly string[]
}

export interface FileTable {
  head: readonly string[]
  rows: readonly FileRow[]
}

export type FileProblem = 'empty' | 'too_many' | 'unreadable'

const hint = /^sep=(.)\r?\n/i // declares the delimiter to Excel, which does not show it as a row

/** Only this guess leaves out blank rows, because they would distort it. */
const guessedDelimiter = (content: string): string =>
  Papa.parse<string[]>(content, {
    preview: 50,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  }).meta.delimiter

/** Reads commas, semicolons or tabs, quotes and a byte order mark, as spreadsheets write them. */
export function readTable(text: string): FileTable | FileProblem {
  const content = text.replace(/^\uFEFF/, '')
  const delimiter = hint.exec(content)?.[1] ?? guessedDelimiter(content)
  const { data, errors } = Papa.parse<string[]>(content.replace(hint, ''), { delimiter })
  if (errors.some(error => error.type === 'Quotes')) return 'unreadable'
  const [head, ...rows] = data
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (!head || rows.length === 0) return 'empty'
  if (rows.length > mostImported) return 'too_many'
  return { head: head.cells.map(name => name.trim()), rows }
}

/** Column of the file → field; undefined if the column is left out. */
export type Mapping = readonly (ImportColumn | undefined)[]

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** Other names that an import accepts for a column. */
const alsoCalled: Readonly<Record<string, ImportColumn>> = {
  ...Object.fromEntries(csvFieldNames.flatMap(name => productFields[name].csv.map(alias => [alias, name]))),
  title: 'title_it',
  titolo: 'title_it',
  name: 'title_it',
  nome: 'title_it',
  categoria: 'category',
  stato: 'status',
  codice: 'sku',
  descrizione: 'description_it',
  description: 'description_it',
}

/** Suggests a mapping from the column names, each field at most once. */
export function guessMapping(head: readonly string[]): Mapping {
  const usedColumns = new Set<ImportColumn>()
  return head.map(name => {
    const word = plain(name)
    const found = importColumns.find(column => column === word) ?? alsoCalled[word]
    if (!found || usedColumns.has(found)) return undefined
    usedColumns.add(found)
    return found
  })
}

/** Returns import rows with their line numbers in the file. */
export const importRows = ({ rows }: FileTable, mapping: Mapping): ImportRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(mapping.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))),
  }))

const isNumeric = (name: (typeof csvFieldNames)[number]): boolean => productFields[name].empty !== ''

/** Returns the decimal separator of each column whose cells reveal it. */
export const decimalSigns = (rows: readonly ImportRow[]): Partial<Record<ImportColumn, DecimalSign>> =>
  Object.fromEntries(
    csvFieldNames.filter(isNumeric).flatMap(column => {
      const sign = decimalSignOf(rows.map(row => row.cells[column] ?? ''))
      return sign ? [[column, sign]] : []
    }),
  )

/** Head and rows of a file that can be corrected and imported again. */
export function rowsAsTable(rows: readonly ImportRow['cells'][]): { head: ImportColumn[]; rows: string[][] } {
  const head = importColumns.filter(column => rows.some(row => row[column] !== undefined))
  return { head, rows: rows.map(row => head.map(column => row[column] ?? '')) }
}
