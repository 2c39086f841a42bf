import { expect, it } from 'vitest'
import { moneyText, parseMoney } from './money-text.ts'

it.each([
  ['12', 1200],
  ['12,9', 1290],
  ['12.90', 1290],
  ['1.234,50 €', 123450],
  ['1,234.50', 123450],
  ['0,05', 5],
])('%s is %s cents', (text, cents) => expect(parseMoney(text)).toBe(cents))

it.each(['', 'x', '12,', '-3', '1,2,3'])('%j is no sum yet', text => expect(parseMoney(text)).toBeUndefined())

it('what is shown is read back as it was', () => {
  for (const cents of [0, 5, 99, 100, 1290, 123456]) expect(parseMoney(moneyText(cents))).toBe(cents)
  expect(moneyText(null)).toBe('')
})
