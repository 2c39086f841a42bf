import { expect, it } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

const listOf = (total: number, perPage: number) => {
  const pages: number[] = []
  const readPage = async (page: number) => {
    pages.push(page)
    const first = (page - 1) * perPage
    return {
      data: Array.from({ length: total }, (_, at) => at).slice(first, first + perPage),
      meta: { total },
    }
  }
  return { pages, readPage }
}

it.each([
  [0, [1]],
  [3, [1]],
  [5, [1]],
  [6, [1, 2]],
  [12, [1, 2, 3]],
])('reads %i rows in pages of five', async (total, pages) => {
  const list = listOf(total, 5)
  expect(await readAllPages(list.readPage)).toEqual(Array.from({ length: total }, (_, at) => at))
  expect(list.pages).toEqual(pages)
})

it('ends at an empty page when rows are deleted meanwhile', async () => {
  const rows = await readAllPages(async page => ({ data: page === 1 ? ['a'] : [], meta: { total: 2 } }))
  expect(rows).toEqual(['a'])
})
