// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applyMotion, prefersReducedMotion } from './apply-motion.ts'

it('writes the motion preferences to the page, where scripts read them', () => {
  applyMotion({ reduced: true, flashes: false })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'reduced', flashes: 'off' })
  expect(prefersReducedMotion()).toBe(true)
  applyMotion({ reduced: false, flashes: true })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'full', flashes: 'on' })
  expect(prefersReducedMotion()).toBe(false)
})
