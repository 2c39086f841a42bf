import { describe, expect, it } from 'vitest'
import { guessMapping, importRows, readTable, rowsAsCsv } from './import-table.ts'

const table = (text: string) => {
  const read = readTable(text)
  if (typeof read === 'string') throw new Error(read)
  return read
}

describe('a file as rows', () => {
  it('reads what spreadsheets write: marks, semicolons, quotes with line breaks', () => {
    const { head, rows } = table('\uFEFFsku;title_it;Prezzo\r\nA-1;"Busta; ""rara""\nnuova";12,90\r\n\r\n')
    expect(head).toEqual(['sku', 'title_it', 'Prezzo'])
    expect(rows).toEqual([['A-1', 'Busta; "rara"\nnuova', '12,90']])
  })

  it.each([
    ['', 'empty'],
    ['sku,title\n', 'empty'],
    ['sku\n"A', 'unreadable'],
    [`sku\n${'A\n'.repeat(10_001)}`, 'too_many'],
  ])('says why it takes nothing', (text, fault) => {
    expect(readTable(text)).toBe(fault)
  })

  it('knows columns by their names, each meaning once', () => {
    expect(guessMapping(['SKU', 'Titolo', 'title_it', 'Base price', 'Note'])).toEqual([
      'sku',
      'title_it',
      undefined,
      'base_price',
      undefined,
    ])
  })

  it('numbers rows as the spreadsheet does and leaves out what means nothing', () => {
    const file = table('sku,note\nA,x\nB,y')
    expect(importRows(file, ['sku', undefined])).toEqual([
      { line: 2, cells: { sku: 'A' } },
      { line: 3, cells: { sku: 'B' } },
    ])
  })

  it('gives back what failed without a cell that would run as a formula', () => {
    const csv = rowsAsCsv([{ sku: 'A', title_it: '=1+1' }, { sku: 'B' }])
    expect(csv).toBe("sku,title_it\r\nA,'=1+1\r\nB,")
  })
})
