import type { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import type { PagePicture } from './album-stage-api.ts'
import { BookPages } from './book-pages.ts'
import type { PageCache } from './page-cache.ts'

/** Records the pages it was asked to draw. */
function bookOf(pages: number, per: 1 | 2) {
  const drawn: string[] = []
  const pinned: string[] = []
  const nameOf = (page: PagePicture | undefined, side: string) => `${side} ${page?.key ?? 'plain'}`
  const cache: Pick<PageCache, 'texture' | 'pin'> = {
    texture(page, side) {
      drawn.push(nameOf(page, side))
      return {} as Texture
    },
    pin: all => void pinned.push(...all.map(({ page, side }) => nameOf(page, side))),
  }
  const book = new BookPages(cache as PageCache, per)
  const picture = (key: string): PagePicture => ({ key, title: '', count: '', foot: '', slots: [] })
  book.picture = { name: '', at: 0, pages: Array.from({ length: pages }, (_, at) => picture(String(at))) }
  return { book, drawn, pinned }
}

it('has a left and a right page in a spread, of which the last may be plain', () => {
  const { book, drawn, pinned } = bookOf(17, 2)
  for (const draw of book.drawings([14, 16])) draw()
  expect(drawn).toEqual(['left 14', 'right 15', 'left 16', 'right plain'])
  book.pin([0])
  expect(pinned).toEqual(['left 0', 'right 1'])
})

it('has only right pages in a book of single pages', () => {
  const { book, drawn } = bookOf(3, 1)
  for (const draw of book.drawings([0, 1])) draw()
  expect(drawn).toEqual(['right 0', 'right 1'])
})

it('has no position before the first page or after the last', () => {
  const { book } = bookOf(17, 2)
  expect([-2, 0, 16, 18].map(at => book.isPlace(at))).toEqual([false, true, true, false])
})
