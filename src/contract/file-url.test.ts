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

it.each([null, undefined, ''])('spec 215: the picture %s is the default logo', path => {
  expect(pictureUrl(path)).toBe('/assets/brand/logo.svg')
  expect(pictureUrl(path, api)).toBe('https://api.test/assets/brand/logo.svg')
})

it('spec 215: where pages and API are one, a path stays as it is', () => {
  expect(fileUrl('/assets/products/dice.webp')).toBe('/assets/products/dice.webp')
})

it('spec 215: every size of a picture comes from the host of the API', () => {
  const set = pictureSet('/assets/products/dice.webp', api) ?? ''
  for (const one of set.split(', ')) expect(one).toMatch(/^https:\/\/api\.test\/.+ \d+w$/)
})

it('spec 284: the API is apart when it has another origin than the page', () => {
  expect(isApiApart('https://shop.test', '')).toBe(false)
  expect(isApiApart('https://shop.test', 'https://shop.test')).toBe(false)
  expect(isApiApart('https://shop.test', api)).toBe(true)
})
