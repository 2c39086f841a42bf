import { expect, it } from 'vitest'
import { videosAutoplay } from './video-rule.ts'

it('films run by themselves on a good connection, and where nothing is known of it', () => {
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
