import { expect, it } from 'vitest'
import { pagesShown } from './pager.tsx'

const shown = (page: number, pages: number) =>
  pagesShown(page, pages)
    .map(n => n ?? '…')
    .join(' ')

it('shows the ends, the pages next to the current one, and gaps only for two omitted pages or more', () => {
  expect(shown(1, 3)).toBe('1 2 3')
  expect(shown(1, 9)).toBe('1 2 … 9')
  expect(shown(4, 9)).toBe('1 2 3 4 5 … 9')
  expect(shown(5, 9)).toBe('1 … 4 5 6 … 9')
  expect(shown(9, 9)).toBe('1 … 8 9')
})
