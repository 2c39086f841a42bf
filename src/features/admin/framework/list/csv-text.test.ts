import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { unguardedCell } from '@/lib/csv-cell.ts'
import { csvText } from './csv-text.ts'

it('quotes what needs it and leaves figures alone', () => {
  expect(
    csvText(
      ['a', 'b'],
      [
        ['Box, "24"', -3],
        [null, true],
      ],
    ),
  ).toBe('a,b\r\n"Box, ""24""",-3\r\n,true')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%j from a customer is no formula', text => {
  expect(
    csvText(['x'], [[text]])
      .split('\r\n')[1]
      ?.replaceAll('"', ''),
  ).toBe(`'${text}`)
})

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

it.each([',', ';', '\t'])('W5: cut at every %j, no cell begins like a formula', delimiter => {
  const file = csvText(
    ['first', 'second'],
    attacks.map(text => ['1', text]),
  )
  const { data } = Papa.parse<string[]>(file, { delimiter })
  const begins = (cell: string) => /^[\s\u200b-\u200f\u2060\ufeff"]*[=+\-@＝＋－＠]/.test(cell)
  expect(data.flat().filter(begins)).toEqual([])
})

it.each([...attacks, '=1+1', '\rx', 'Via Roma; 12', '-3 °C', "it's"])(
  'W5: %j comes back from a file as it was',
  text => {
    const { data } = Papa.parse<string[]>(csvText(['x'], [[text]]), { delimiter: ',' })
    expect(unguardedCell(data[1]?.[0] ?? '')).toBe(text)
  },
)
