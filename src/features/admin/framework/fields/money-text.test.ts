import { expect, it } from 'vitest'
import { readMoney } from '@/domain/read-amount.ts'
import { moneyText } from './money-text.ts'

it('formats an amount so that it parses to the same value', () => {
  for (const cents of [0, 5, 99, 100, 1290, 123456])
    expect(readMoney(moneyText(cents))).toEqual({ value: cents })
  expect(moneyText(null)).toBe('')
})
