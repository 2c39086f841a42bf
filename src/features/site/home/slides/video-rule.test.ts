import { expect, it } from 'vitest'
import { videosAutoplay } from './video-rule.ts'

it('plays videos automatically on a good or unknown connection', () => {
  expect(videosAutoplay({ reducedMotion: false })).toBe(true)
  expect(videosAutoplay({ reducedMotion: false, saveData: false, effectiveType: '4g' })).toBe(true)
})

it.each([
  [{ reducedMotion: true }],
  [{ reducedMotion: false, saveData: true }],
  [{ reducedMotion: false, effectiveType: '2g' }],
  [{ reducedMotion: false, effectiveType: 'slow-2g' }],
])('shows the picture for %j', context => {
  expect(videosAutoplay(context)).toBe(false)
})
