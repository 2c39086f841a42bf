import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

it('counts words without tags, two hundred a minute, and at least one minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p class="a b c d">${'parola '.repeat(500)}</p>`)).toBe(3)
})
