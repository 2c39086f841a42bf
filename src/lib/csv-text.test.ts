import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { unguardedCell } from '@/lib/csv-cell.ts'
import { csvText } from './csv-text.ts'

const rowsOf = (file: string, delimiter = ';') =>
  Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { delimiter, skipEmptyLines: true }).data

describe('csvText', () => {
  it('begins with a byte order mark, separates by semicolons and ends lines with CRLF for Excel in Italy', () => {
    expect(
      csvText(
        ['a', 'b'],
        [
          ['Box, "24"', -3],
          [null, true],
        ],
      ),
    ).toBe('\uFEFFa;b\r\n"Box, ""24""";-3\r\n;true\r\n')
  })

  it('writes amounts with a comma and two decimals', () => {
    const [, row] = rowsOf(csvText(['a'], [[{ cents: 4670 }, { cents: -5 }, { cents: 0 }, 1.5]]))
    expect(row).toEqual(['46,70', '-0,05', '0,00', '1,5'])
  })
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)'])(
  'H5: writes %j from a customer so that no spreadsheet runs it',
  text => {
    expect(rowsOf(csvText(['x'], [[text]]))[1]).toEqual([`'${text}`])
  },
)

const attacks = [
  '\t=1',
  'x;=1+cmd|calc',
  'x; =1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  'x\t=1',
  'x\n=1',
  'x,=1',
  'x;"=1+1"',
  'x;\u200b＝1',
]

it.each([',', ';', '\t'])(
  'H5, W5: begins no cell like a formula, even if the text is split at %j',
  delimiter => {
    const file = csvText(
      ['first', 'second'],
      attacks.map(text => ['1', text]),
    )
    const begins = (cell: string) => /^[\s\u200b-\u200f\u2060\ufeff"]*[=+\-@＝＋－＠]/.test(cell)
    expect(rowsOf(file, delimiter).flat().filter(begins)).toEqual([])
  },
)

it.each([...attacks, '=1+1', '\rx', 'Via Roma; 12', '-3 °C', "it's"])(
  'H5, W5: parses %j from a file back to the same value',
  text => {
    expect(unguardedCell(rowsOf(csvText(['x'], [[text]]))[1]?.[0] ?? '')).toBe(text)
  },
)
