import { describe, expect, it } from 'vitest'
import { decimalSignOf, parseDecimal } from './parse-decimal.ts'

const cents = (text: string, sign?: ',' | '.') => {
  const parsed = parseDecimal(text, 2, sign)
  return 'value' in parsed ? parsed.value : parsed.problem
}

describe('parseDecimal', () => {
  it.each([
    ['7', 700],
    ['12,9', 1290],
    ['12.90', 1290],
    ['0,05', 5],
    [',50', 50],
    ['.5', 50],
    ['1234,5', 123_450],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234,5', 123_450],
    ["1'234.50", 123_450],
    ['1’234,50', 123_450],
    ['1 234,5', 123_450],
    ['1\u00a0234\u00a0567,5', 123_456_750],
    ['1\u202f234,50', 123_450],
    ['12 345', 1_234_500],
    ['1.000.000', 100_000_000],
    ['1,000,000', 100_000_000],
    ['1.000.000,5', 100_000_050],
    ['€ 12', 1200],
    ['12,90 €', 1290],
    ['EUR 12', 1200],
    ['12 eur', 1200],
    ['12.9000', 1290],
    ['0,500', 50],
    ['1.234,500', 123_450],
    ['١٢٫٥٠', 1250],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['۱۲', 1200],
    ['１２，５０', 1250],
    ['\u200b12,90\u202c', 1290],
    ['007', 700],
  ])('reads “%s” as %d cents', (text, value) => expect(cents(text)).toBe(value))

  it.each(['10.702', '12,905', '19.990', '1.234', '1,000', '€ 1.500', '999,999'])(
    'rejects “%s”, which is ambiguous',
    text => expect(cents(text)).toBe('ambiguous'),
  )

  it.each([
    ['10.702', ',', 1_070_200],
    ['12,905', '.', 1_290_500],
    ['10.702', '.', 'too_many_decimals'],
    ['12,900', ',', 1290],
  ] as const)('reads “%s” where “%s” separates decimals', (text, sign, value) =>
    expect(cents(text, sign)).toBe(value),
  )

  it.each(['12,905 €', '0.702', '1234.567', '1.234,567', "1'234.567", '10.7025'])('never rounds “%s”', text =>
    expect(['too_many_decimals', 'ambiguous']).toContain(cents(text)),
  )

  it.each([
    '',
    ' ',
    'x',
    '12,',
    '.',
    '-3',
    '−3',
    '12-',
    '(12)',
    '1e3',
    '1,2,3',
    '1.2.3,4',
    '1.23,456.7',
    '1,234,56',
    '12 90',
    "1'23",
    '1 234 5',
    '1 234.567,5',
    '12 x',
    '$ 12',
    '12 USD',
    '1/2',
    '0x10',
    'NaN',
    'Infinity',
    '½',
    '１e３',
    '9'.repeat(16),
  ])('refuses “%s”', text => expect(cents(text)).toBe('not_a_number'))

  it('reads whole numbers with a fraction of zero only', () => {
    expect(parseDecimal('12,0', 0)).toEqual({ value: 12 })
    expect(parseDecimal('1,5', 0)).toEqual({ problem: 'too_many_decimals' })
    expect(parseDecimal('20 %', 0)).toEqual({ value: 20 })
    expect(parseDecimal('1.500', 0)).toEqual({ problem: 'ambiguous' })
  })
})

describe('decimalSignOf', () => {
  it.each([
    [['10.702', '12,90'], ','],
    [['10.702', '12.90'], '.'],
    [['1.000.000', '10.702'], ','],
    [['1,234.50'], '.'],
    [['10.702', '12,905', '7', ''], undefined],
    [['12,90', '12.90'], undefined],
    [['x', '(12,90)'], undefined],
  ] as const)('of %j is %s', (cells, sign) => expect(decimalSignOf(cells)).toBe(sign))
})
