import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

it('counts words, not tags, two hundred a minute, and never less than one minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p class="a b c d">${'parola '.repeat(500)}</p>`)).toBe(3)
})
