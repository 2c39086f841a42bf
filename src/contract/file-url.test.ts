import { expect, it } from 'vitest'
import { pictureSet } from '../design/picture-sizes.ts'
import { fileUrl, isApiApart, pictureUrl } from './file-url.ts'

const api = 'https://api.test'

it.each([
  ['/uploads/media/a.webp', 'https://api.test/uploads/media/a.webp'],
  ['https://images.test/a.webp', 'https://images.test/a.webp'],
  ['//images.test/a.webp', '//images.test/a.webp'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['blob:https://shop.test/1', 'blob:https://shop.test/1'],
])('spec 215: %s is shown from %s', (path, url) => {
  expect(fileUrl(path, api)).toBe(url)
  expect(pictureUrl(path, api)).toBe(url)
})

it.each([null, undefined, ''])('spec 215: returns the default logo for the picture %s', path => {
  expect(pictureUrl(path)).toBe('/assets/brand/logo.svg')
  expect(pictureUrl(path, api)).toBe('https://api.test/assets/brand/logo.svg')
})

it('spec 215: does not change a path if pages and API have the same origin', () => {
  expect(fileUrl('/assets/products/dice.webp')).toBe('/assets/products/dice.webp')
})

it("spec 215: returns every size of a picture from the API's host", () => {
  const set = pictureSet('/assets/products/dice.webp', api) ?? ''
  for (const source of set.split(', ')) expect(source).toMatch(/^https:\/\/api\.test\/.+ \d+w$/)
})

it('spec 284: detects an API on another origin than the page', () => {
  expect(isApiApart('https://shop.test', '')).toBe(false)
  expect(isApiApart('https://shop.test', 'https://shop.test')).toBe(false)
  expect(isApiApart('https://shop.test', api)).toBe(true)
})
