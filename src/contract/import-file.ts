/** Recognises the file of another shop system and groups its rows by record. Pure. */
import type { FileRecord } from './endpoints/admin/shop-imports.ts'
import { formatColumns, formatMarks, type ImportFormat, importFormats, kindOf } from './import-formats.ts'

/** Key of each column of a file; undefined: the column is not imported. */
export type FileMapping = readonly (string | undefined)[]

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** Maps columns by their names, each key at most once. */
export function mapColumns(head: readonly string[], format: ImportFormat): FileMapping {
  const keys = new Map(
    Object.entries(formatColumns[format]).flatMap(([key, names]) => names.map(name => [plain(name), key])),
  )
  const used = new Set<string>()
  return head.map(name => {
    const key = keys.get(plain(name))
    if (key === undefined || used.has(key)) return undefined
    used.add(key)
    return key
  })
}

/** Returns undefined for a file that no other system exports. */
export const formatOf = (head: readonly string[]): ImportFormat | undefined =>
  importFormats.find(format => {
    const mapping = mapColumns(head, format)
    return formatMarks[format].every(key => mapping.includes(key))
  })

interface Row {
  line: number
  cells: readonly string[]
}

type FileRow = FileRecord['rows'][number]

/** The rows of a product have one handle. A row without one belongs to the row before it. */
function handleOf({ cells }: FileRow, before: string | undefined): string {
  return cells.handle?.trim() || (cells.title?.trim() ? `title:${cells.title.trim()}` : (before ?? ''))
}

/** A variation names its product as `id:12` or by its article number. */
function wooKeyOf(rows: readonly FileRow[]): (row: FileRow) => string {
  const isVariation = ({ cells }: FileRow) => /\bvariation\b/i.test(cells.type ?? '')
  const keyOf = ({ cells, line }: FileRow) => cells.id?.trim() || `line:${line}`
  const bySku = new Map(
    rows.filter(row => !isVariation(row) && row.cells.sku).map(row => [row.cells.sku?.trim(), keyOf(row)]),
  )
  return row => {
    const parent = row.cells.parent?.trim() ?? ''
    if (!isVariation(row)) return keyOf(row)
    return parent.startsWith('id:') ? parent.slice(3).trim() : (bySku.get(parent) ?? `orphan:${row.line}`)
  }
}

/** Returns the records of a file in the order of their first rows. Cells of columns that are not imported are left out. */
export function recordsOf(rows: readonly Row[], mapping: FileMapping, format: ImportFormat): FileRecord[] {
  const read = rows.map(({ line, cells }): FileRow => {
    const entries = mapping.flatMap((key, at) => (key === undefined ? [] : [[key, cells[at] ?? '']]))
    return { line, cells: Object.fromEntries(entries) }
  })
  const groups = new Map<string, FileRow[]>()
  const wooKey = wooKeyOf(read)
  let before: string | undefined
  const keyOf = (row: FileRow) => {
    if (kindOf(format) === 'customers') return String(row.line)
    if (kindOf(format) === 'orders') return row.cells.number?.trim() || before || ''
    return format === 'shopify_products' ? handleOf(row, before) : wooKey(row)
  }
  for (const row of read) {
    const key = keyOf(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
    before = key
  }
  return [...groups.values()].map(group => ({ rows: group }))
}
