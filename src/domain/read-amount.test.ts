import { expect, it } from 'vitest'
import { orEmpty, readMoney, readPercent, readWhole } from './read-amount.ts'

it.each([
  ['12,90', { value: 1290 }],
  ['10.702', { code: 'number_ambiguous' }],
  ['12,9051', { code: 'money_decimals' }],
  ['(12)', { code: 'money' }],
  ['', { code: 'money' }],
])('reads the amount “%s”', (text, read) => expect(readMoney(text)).toEqual(read))

it('reads an amount with three digits after its separator if the file shows which separator it is', () => {
  expect(readMoney('10.702', ',')).toEqual({ value: 1_070_200 })
})

it.each([
  ['12', { value: 12 }],
  ['12,0', { value: 12 }],
  ['1,5', { code: 'whole_number' }],
  ['-3', { code: 'whole_number' }],
  ['1.500', { code: 'number_ambiguous' }],
])('reads the whole number “%s”', (text, read) => expect(readWhole(text)).toEqual(read))

it.each([
  ['7,5', { value: 750 }],
  ['12 %', { value: 1200 }],
  ['100', { value: 10_000 }],
  ['100,01', { code: 'percent' }],
  ['1,2345', { code: 'percent' }],
  ['x', { code: 'percent' }],
])('reads the percentage “%s”', (text, read) => expect(readPercent(text)).toEqual(read))

it('reads an empty field as its empty value', () => {
  expect(orEmpty(null, readMoney)(' ')).toEqual({ value: null })
  expect(orEmpty(null, readMoney)('1')).toEqual({ value: 100 })
})
