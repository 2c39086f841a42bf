import { expect, it } from 'vitest'
import { cards } from '../specs/cards.ts'
import { actionFragment } from './draw-action.ts'
import { actions } from './pose.ts'

it.each(cards)('draws three different poses of $slug', card => {
  expect(new Set(actions.map(action => actionFragment(card, action))).size).toBe(actions.length)
})

it('declares the deformation before the functions that use it', () => {
  const fragment = actionFragment(cards[0]!, 'strike')
  expect(fragment.indexOf('vec3 posed(vec3 p)')).toBeGreaterThan(-1)
  expect(fragment.indexOf('vec3 posed(vec3 p)')).toBeLessThan(fragment.indexOf('p=posed(p)'))
})
