import { expect, it } from 'vitest'
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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j from a customer is no formula', text => {
  expect(
    csvText(['x'], [[text]])
      .split('\r\n')[1]
      ?.replaceAll('"', ''),
  ).toBe(`'${text}`)
})
