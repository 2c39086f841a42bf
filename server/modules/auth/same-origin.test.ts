import { expect, it } from 'vitest'
import { isCrossSite } from './same-origin.ts'

const ours = 'https://shop.test'

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: ours, host: 'shop.test' }, true],
  [{ origin: ours }, false],
  [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, false],
  [{ origin: 'https://evil.test', host: 'shop.test' }, true],
  [{ origin: 'https://shop.test.evil.test', host: 'shop.test' }, true],
  [{ origin: 'null', host: 'shop.test' }, true],
  [{}, false],
])('A12: %o is cross-site: %s', (headers, expected) => {
  expect(isCrossSite(headers, ours)).toBe(expected)
})
