// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applyMotion, wantsCalm } from './apply-motion.ts'

it('the page is told how calm to be, and scripts read it there', () => {
  applyMotion({ reduced: true, flashes: false })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'reduced', flashes: 'off' })
  expect(wantsCalm()).toBe(true)
  applyMotion({ reduced: false, flashes: true })
  expect(document.documentElement.dataset).toMatchObject({ motion: 'full', flashes: 'on' })
  expect(wantsCalm()).toBe(false)
})
