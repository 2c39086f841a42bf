import { expect, it } from 'vitest'
import { tokensCss } from './css-variables.ts'

it('writes the same names for light on the root and for dark under its class', () => {
  const [light = '', dark = ''] = tokensCss({}).split('.dark{')
  const names = (css: string) => [...css.matchAll(/--[a-z0-9-]+(?=:)/g)].map(found => found[0])
  expect(light.startsWith(':root,.light{color-scheme:light;')).toBe(true)
  expect(names(light)).toContain('--canvas')
  expect(names(dark)).toEqual(names(light))
})
