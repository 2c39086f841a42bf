import { expect, it } from 'vitest'
import { tokensCss } from './css-variables.ts'

it('writes the same names for light on the root and for dark below its class', () => {
  const [light = '', dark = ''] = tokensCss({}).split('.dark{')
  const names = (css: string) => [...css.matchAll(/--[a-z0-9-]+(?=:)/g)].map(found => found[0])
  expect(light.startsWith(':root,.light{color-scheme:light;')).toBe(true)
  expect(names(light)).toContain('--canvas')
  expect(names(dark)).toEqual(names(light))
})

it('follows the system without scripts if the shop offers dark mode', () => {
  const media = '@media (scripting:none) and (prefers-color-scheme:dark){:root{color-scheme:dark;'
  expect(tokensCss({}, { show_dark_mode: true })).toContain(media)
  expect(tokensCss({}, { show_dark_mode: false })).not.toContain('@media')
})

it('draws the shop’s picture below a veil of the canvas colour and escapes its address', () => {
  const css = tokensCss({}, { background_image: '/uploads/a"){}body{color:red.webp' })
  expect(css).toContain('url("/uploads/a%22){}body{color:red.webp") center/cover fixed')
  expect(css).toMatch(
    /:root body\{background:linear-gradient\(color-mix\(in srgb,var\(--canvas\) \d+%,transparent\)/,
  )
  expect(tokensCss({})).not.toContain('url(')
})
