/** Reads the cells of a record and collects what cannot be read, by row and column. */
import type { FileRecord, FileRow, ImportOptions } from '@/contract/endpoints/admin/shop-imports.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { readMoney } from '@/domain/read-amount.ts'
import { unguardedCell } from '@/lib/csv-cell.ts'
import { parseDecimal } from '@/lib/parse-decimal.ts'
import { shopInstant } from '@/lib/shop-clock.ts'

type ProblemParams = NonNullable<FieldProblem['params']>

export interface CellReader {
  faults: FieldProblem[]
  notices: FieldProblem[]
  text(row: FileRow, column: string): string
  /** Cents. Undefined for an empty cell, and with an error for one that is no amount. */
  money(row: FileRow, column: string): number | undefined
  /** Zero for a negative number. Undefined for an empty cell, and with an error for one that is no whole number. */
  whole(row: FileRow, column: string): number | undefined
  fault(row: FileRow, column: string, code: string, params?: ProblemParams): void
  notice(row: FileRow, column: string, code: string, params?: ProblemParams): void
}

/** An export may contain `'0123` or `'+39`, so that spreadsheets keep the text. */
const cellText = (cell: string | undefined): string =>
  unguardedCell((cell ?? '').trim()).replace(/^'(?=\d)/, '')

export function cellReader(
  { rows }: FileRecord,
  { decimal_sign }: Pick<ImportOptions, 'decimal_sign'>,
): CellReader {
  const sign = decimal_sign ?? '.' // both systems write a point
  const faults: FieldProblem[] = []
  const notices: FieldProblem[] = []
  const add =
    (list: FieldProblem[]) =>
    (row: FileRow, path: string, code: string, params: ProblemParams = {}) => {
      list.push({ path, code, params: { ...params, line: row.line } })
    }
  const fault = add(faults)
  for (const row of rows)
    for (const [column, cell] of Object.entries(row.cells))
      if (cell.includes('\ufffd')) fault(row, column, 'lost_characters')
  const text = (row: FileRow, column: string) => cellText(row.cells[column])
  const number =
    (read: (cell: string) => { value: number } | { code: string }) => (row: FileRow, column: string) => {
      const cell = text(row, column)
      if (cell === '') return undefined
      const result = read(cell)
      if ('value' in result) return result.value
      fault(row, column, result.code)
      return undefined
    }
  return {
    faults,
    notices,
    text,
    money: number(cell => readMoney(cell, sign)),
    whole: number(cell => {
      if (/^-\d+([.,]0*)?$/.test(cell)) return { value: 0 }
      const parsed = parseDecimal(cell, 0, sign)
      return 'value' in parsed ? parsed : { code: 'whole_number' }
    }),
    fault,
    notice: add(notices),
  }
}

const gramsPerUnit = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 } as const

/** Grams, rounded. The first column with a value counts. */
export function readWeight(cells: CellReader, row: FileRow): number | undefined {
  for (const unit of ['kg', 'g', 'lbs', 'oz'] as const) {
    const column = `weight_${unit}`
    const cell = cells.text(row, column).replace(',', '.')
    if (cell === '') continue
    if (/^\d{1,7}(\.\d+)?$/.test(cell)) return Math.round(Number(cell) * gramsPerUnit[unit])
    cells.fault(row, column, 'invalid')
    return undefined
  }
  return undefined
}

const isBlock = /<(p|div|ul|ol|table|h[1-6]|blockquote|section|br|pre)\b/i

/** Paragraphs of a text without block elements: both systems show its blank lines as such. */
export const paragraphs = (text: string): string =>
  isBlock.test(text) || text.trim() === ''
    ? text
    : text
        .trim()
        .split(/\n\s*\n/)
        .map(part => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
        .join('')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#039': "'",
  nbsp: ' ',
}

/** The text without tags and with the entities that these systems write. */
export const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** `2025-10-02 17:09:34 +0200`, or without a time zone in that of the shop. */
export function momentOf(text: string): Date | undefined {
  const [, day, time = '00:00', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?\s*([+-]\d{2}:?\d{2}|Z|UTC)?$/.exec(text) ?? []
  if (day === undefined) return undefined
  if (zone === undefined) return shopInstant(`${day}T${time}`) ?? undefined
  const offset = zone.startsWith('Z') || zone === 'UTC' ? 'Z' : zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')
  const at = new Date(`${day}T${time}${offset}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
