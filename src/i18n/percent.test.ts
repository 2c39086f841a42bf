import { expect, it } from 'vitest'
import { percentText } from './percent.ts'

it.each([
  ['it', '20%'],
  ['en', '20%'],
  ['es', '20 %'],
  ['fr', '20 %'],
  ['de', '20 %'],
  ['pt', '20%'],
] as const)('a percentage is spaced as %s does, and never broken there', (locale, text) => {
  expect(percentText(20, locale).replace(/[\u00a0\u202f]/, '_')).toBe(text.replace(' ', '_'))
})

it('shows at most two decimals', () => {
  expect(percentText(7.5, 'it')).toBe('7,5%')
  expect(percentText(99.999, 'en')).toBe('100%')
})
