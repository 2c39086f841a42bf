// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applyMotion, prefersReducedMotion } from './apply-motion.ts'

it('the page carries how much may move, and scripts read it there', () => {
  applyMotion({ reduced: true, flashes: false })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'reduced', flashes: 'off' })
  expect(prefersReducedMotion()).toBe(true)
  applyMotion({ reduced: false, flashes: true })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'full', flashes: 'on' })
  expect(prefersReducedMotion()).toBe(false)
})
