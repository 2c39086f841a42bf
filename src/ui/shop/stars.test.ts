import { expect, it } from 'vitest'
import { starShapes } from './stars.tsx'

it.each([
  [0, 'eeeee'],
  [4.5, 'ffffh'],
  [4.8, 'fffff'],
  [4.2, 'ffffe'],
  [2.3, 'ffhee'],
  [5, 'fffff'],
])('shows an average of %d as %s', (average, shapes) => {
  expect(
    starShapes(average)
      .map(shape => shape[0])
      .join(''),
  ).toBe(shapes)
})
