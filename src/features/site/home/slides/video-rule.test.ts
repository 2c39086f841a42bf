import { expect, it } from 'vitest'
import { videosAutoplay } from './video-rule.ts'

it('videos start by themselves on a good connection, and where it is unknown', () => {
  expect(videosAutoplay({ reducedMotion: false })).toBe(true)
  expect(videosAutoplay({ reducedMotion: false, saveData: false, effectiveType: '4g' })).toBe(true)
})

it.each([
  [{ reducedMotion: true }],
  [{ reducedMotion: false, saveData: true }],
  [{ reducedMotion: false, effectiveType: '2g' }],
  [{ reducedMotion: false, effectiveType: 'slow-2g' }],
])('%j: the picture stands', context => {
  expect(videosAutoplay(context)).toBe(false)
})
