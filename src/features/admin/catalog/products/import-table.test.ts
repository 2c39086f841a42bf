import { describe, expect, it } from 'vitest'
import { csvText } from '@/lib/csv-text.ts'
import { decimalSigns, guessMapping, importRows, readTable, rowsAsTable } from './import-table.ts'

const table = (text: string) => {
  const read = readTable(text)
  if (typeof read === 'string') throw new Error(read)
  return read
}
const linesOf = (text: string) => table(text).rows.map(({ line, cells }) => [line, cells[0]])

describe('readTable', () => {
  it('reads byte order marks, semicolons and quoted line breaks of spreadsheets', () => {
    const { head, rows } = table('\uFEFFsku;title_it;Prezzo\r\nA-1;"Busta; ""rara""\nnuova";12,90\r\n\r\n')
    expect(head).toEqual(['sku', 'title_it', 'Prezzo'])
    expect(rows).toEqual([{ line: 2, cells: ['A-1', 'Busta; "rara"\nnuova', '12,90'] }])
  })

  it.each([
    ['blank rows', 'sku;b\nA;1\n\nB;2\n', [2, 4]],
    ['rows of empty cells', 'sku;b\nA;1\n;\n ; \nB;2\n', [2, 5]],
    ['a line break within quotes', 'sku;b\nA;"1\n2\n3"\nB;2\n', [2, 3]],
    ['CRLF', 'sku;b\r\nA;1\r\n\r\nB;2\r\n', [2, 4]],
    ['blank rows above the head', '\n\nsku;b\nA;1\nB;2\n', [4, 5]],
    ['a line that names the delimiter', 'sep=;\nsku;b\nA;1\nB;2\n', [2, 3]],
  ])('numbers rows as the spreadsheet does, with %s', (_, text, lines) => {
    expect(linesOf(text)).toEqual([
      [lines[0], 'A'],
      [lines[1], 'B'],
    ])
  })

  it.each([
    ['', 'empty'],
    ['sku,title\n', 'empty'],
    ['sku\n"A', 'unreadable'],
    [`sku\n${'A\n'.repeat(10_001)}`, 'too_many'],
  ])('returns why it cannot read a file', (text, fault) => {
    expect(readTable(text)).toBe(fault)
  })
})

it('maps columns by their names, each field once', () => {
  expect(guessMapping(['SKU', 'Titolo', 'title_it', 'Base price', 'Note'])).toEqual([
    'sku',
    'title_it',
    undefined,
    'base_price',
    undefined,
  ])
})

it('maps other names of a column, which its descriptor lists', () => {
  const head = ['Prezzo', 'Peso', 'EAN-13', 'Marca', 'Scorta']
  expect(guessMapping(head)).toEqual(['base_price', 'weight', 'gtin', 'brand', 'stock_quantity'])
})

it('leaves out columns without a mapping', () => {
  expect(importRows(table('sku,note\nA,x\nB,y'), ['sku', undefined])).toEqual([
    { line: 2, cells: { sku: 'A' } },
    { line: 3, cells: { sku: 'B' } },
  ])
})

it('finds the decimal separator from all rows of a column', () => {
  const rows = Array.from({ length: 150 }, (_, at) => ({
    line: at + 2,
    cells: { sku: `A-${at}`, base_price: at === 149 ? '12,90' : '10.702', weight: '1.500' },
  }))
  expect(decimalSigns(rows)).toEqual({ base_price: ',' })
})

it('reads its own file again, with quotes, line breaks and characters that start a formula', () => {
  const cells = { sku: 'A', base_price: '1234,50', title_it: 'Perché; "così"', description_it: '<p>à\nè</p>' }
  const { head, rows } = rowsAsTable([cells, { sku: '=B' }])
  const read = table(csvText(head, rows))
  expect(importRows(read, guessMapping(read.head)).map(row => row.cells)).toEqual([
    cells,
    { sku: "'=B", base_price: '', title_it: '', description_it: '' },
  ])
})
