import { expect, it } from 'vitest'
import { isCrossSite } from './same-origin.ts'

const shopOrigin = 'https://shop.test'
const facts = (fetchSite: string | undefined, origin: string | undefined, expected: boolean) =>
  [{ fetchSite, origin }, expected] as const

it.each([
  facts('same-origin', undefined, false),
  facts('none', undefined, false),
  facts('none', 'https://evil.test', true),
  facts('same-origin', 'https://evil.test', true),
  facts('same-origin', shopOrigin, false),
  facts('same-site', undefined, true),
  facts('cross-site', undefined, true),
  facts('cross-site', shopOrigin, true),
  facts(undefined, shopOrigin, false),
  facts(undefined, undefined, false),
  facts(undefined, 'https://evil.test', true),
  facts(undefined, 'https://shop.test.evil.test', true),
  facts(undefined, 'http://shop.test', true),
  facts(undefined, 'null', true),
])('A12: %o is cross-site: %s', (headers, expected) => {
  expect(isCrossSite(headers, { publicUrl: shopOrigin, apiUrl: shopOrigin })).toBe(expected)
})

it.each([
  facts('cross-site', shopOrigin, false),
  facts('same-site', shopOrigin, false),
  facts(undefined, shopOrigin, false),
  facts('cross-site', 'https://evil.test', true),
  facts('cross-site', undefined, true),
  facts(undefined, 'null', true),
])('spec 284: with the API at another origin, %o is cross-site: %s', (headers, expected) => {
  expect(isCrossSite(headers, { publicUrl: shopOrigin, apiUrl: 'https://api.test' })).toBe(expected)
})
