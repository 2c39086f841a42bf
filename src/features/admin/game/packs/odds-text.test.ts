import { expect, it } from 'vitest'
import { missingText, parseShare, shareText } from './odds-text.ts'

it.each([
  ['7,5', 750],
  ['0.05', 5],
  ['100', 10_000],
  ['', 0],
  ['12 %', 1200],
  ['100,01', undefined],
  ['1,234', undefined],
  ['x', undefined],
])('“%s” is %s', (text, part) => {
  expect(parseShare(text)).toBe(part)
})

it('what is written is read again', () => {
  for (const part of [0, 1, 50, 999, 7500, 10_000]) expect(parseShare(shareText(part))).toBe(part)
})

it('what is missing to the whole', () => {
  expect(missingText([7500, 2000, 450, 0, 0, 0])).toBe('0,5')
  expect(missingText([10_000, 100, 0, 0, 0, 0])).toBe('-1')
})
