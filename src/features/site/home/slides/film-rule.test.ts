import { expect, it } from 'vitest'
import { filmsRun } from './film-rule.ts'

it('films run by themselves on a good connection, and where nothing is known of it', () => {
  expect(filmsRun({ calm: false })).toBe(true)
  expect(filmsRun({ calm: false, saveData: false, effectiveType: '4g' })).toBe(true)
})

it.each([
  [{ calm: true }],
  [{ calm: false, saveData: true }],
  [{ calm: false, effectiveType: '2g' }],
  [{ calm: false, effectiveType: 'slow-2g' }],
])('%j: the picture stands', world => {
  expect(filmsRun(world)).toBe(false)
})
