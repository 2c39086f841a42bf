import { expect, it } from 'vitest'
import { pictureFault } from './smaller-picture.ts'
import { stepOfFault } from './steps.ts'

it('a fault is mended in the step that shows its field', () => {
  expect(['nome', 'art.slug', 'mosse.1.danno', 'mosse', 'pv', 'points', 'storia'].map(stepOfFault)).toEqual([
    'creature',
    'creature',
    'moves',
    'moves',
    'finish',
    'finish',
    'finish',
  ])
})

it('what is no picture, or far too heavy, does not travel', () => {
  const mega = 1024 * 1024
  expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe('type')
  expect(pictureFault({ type: 'application/pdf', size: 10 })).toBe('type')
  expect(pictureFault({ type: 'image/jpeg', size: 33 * mega })).toBe('size')
  expect(pictureFault({ type: 'image/jpeg', size: 12 * mega })).toBeNull()
})
