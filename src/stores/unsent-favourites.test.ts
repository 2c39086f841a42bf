// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import {
  forgetUnsentFavourite,
  forgetUnsentFavourites,
  noteUnsentFavourite,
  unsentFavouritesKey,
  unsentFavouritesOf,
  useUnsentFavourites,
  withUnsent,
} from './unsent-favourites.ts'

const shown = (ids: number[], userId = 3) => withUnsent(ids, userId, useUnsentFavourites.getState())

beforeEach(() => {
  dispatchEvent(new Event('pageshow'))
  forgetUnsentFavourites()
})

it('prefers an unsent change to the server’s state until the server has confirmed it', () => {
  noteUnsentFavourite(3, 7, false)
  noteUnsentFavourite(3, 9, true)
  expect(shown([8, 7])).toEqual([9, 8])
  forgetUnsentFavourite(7, false)
  forgetUnsentFavourite(9, true)
  expect(shown([8, 7])).toEqual([8, 7])
  expect(localStorage.getItem(unsentFavouritesKey)).toBeNull()
})

it('keeps a later change after a response to an earlier one', () => {
  noteUnsentFavourite(3, 7, false)
  noteUnsentFavourite(3, 7, true)
  forgetUnsentFavourite(7, false)
  expect(unsentFavouritesOf(3)).toEqual([{ id: 7, isKept: true }])
})

it('keeps the change of a request that was aborted with its page', () => {
  noteUnsentFavourite(3, 7, false)
  dispatchEvent(new Event('pagehide'))
  forgetUnsentFavourite(7, false)
  expect(JSON.parse(localStorage.getItem(unsentFavouritesKey) ?? '')).toEqual({
    userId: 3,
    changes: { 7: false },
  })
})

it('never sends or shows the changes of another account', () => {
  noteUnsentFavourite(3, 7, false)
  expect(unsentFavouritesOf(4)).toEqual([])
  expect(shown([7], 4)).toEqual([7])
  noteUnsentFavourite(4, 8, true)
  expect(unsentFavouritesOf(4)).toEqual([{ id: 8, isKept: true }])
})
