// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import {
  followGuestFavourites,
  forgetGuestFavourites,
  toggleGuestFavourite,
  useGuestFavourites,
} from './favourites.ts'

const ids = () => useGuestFavourites.getState().ids
const stored = (): unknown => JSON.parse(localStorage.getItem('favourites') ?? 'null')

beforeEach(() => forgetGuestFavourites())

it('puts the last added product first and removes it on the second click', () => {
  toggleGuestFavourite(3)
  toggleGuestFavourite(5)
  expect(ids()).toEqual([5, 3])
  expect(stored()).toEqual([5, 3])
  toggleGuestFavourite(5)
  expect(ids()).toEqual([3])
  toggleGuestFavourite(3)
  expect(localStorage.getItem('favourites')).toBeNull()
})

it('stores two hundred and removes the oldest', () => {
  for (let id = 1; id <= 201; id++) toggleGuestFavourite(id)
  expect(ids()).toHaveLength(200)
  expect([ids()[0], ids().at(-1)]).toEqual([201, 2])
})

it('follows another tab', () => {
  const stop = followGuestFavourites()
  localStorage.setItem('favourites', '[9,9,"x",-1,4]')
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
  expect(ids()).toEqual([9, 4])
  stop()
  localStorage.setItem('favourites', '[1]')
  dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
  expect(ids()).toEqual([9, 4])
})
