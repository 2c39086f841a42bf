import { expect, it } from 'vitest'
import { fittingSize } from './fitting-size.ts'

const place = { width: 190, height: 44 }

it('keeps the aspect ratio at the height of the slot', () => {
  expect(fittingSize({ width: 1200, height: 400 }, place)).toEqual({ width: 132, height: 44 })
  expect(fittingSize({ width: 300, height: 300 }, place)).toEqual({ width: 44, height: 44 })
})

it('stays within the limits of the settings', () => {
  expect(fittingSize({ width: 9000, height: 100 }, place)).toEqual({ width: 600, height: 44 })
  expect(fittingSize({ width: 1, height: 100 }, place)).toEqual({ width: 16, height: 44 })
})

it('uses the slot’s size for a picture of unknown size', () => {
  expect(fittingSize({ width: 0, height: 0 }, place)).toEqual(place)
})
