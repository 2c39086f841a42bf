import { expect, it } from 'vitest'
import { isCrossSite } from './same-origin.ts'

const ours = 'https://shop.test'
const facts = (fetchSite: string | undefined, origin: string | undefined, expected: boolean) =>
  [{ fetchSite, origin }, expected] as const

it.each([
  facts('same-origin', undefined, false),
  facts('none', undefined, false),
  facts('none', 'https://evil.test', true),
  facts('same-origin', 'https://evil.test', true),
  facts('same-origin', ours, false),
  facts('same-site', undefined, true),
  facts('cross-site', undefined, true),
  facts('cross-site', ours, true),
  facts(undefined, ours, false),
  facts(undefined, undefined, false),
  facts(undefined, 'https://evil.test', true),
  facts(undefined, 'https://shop.test.evil.test', true),
  facts(undefined, 'http://shop.test', true),
  facts(undefined, 'null', true),
])('A12: %o is cross-site: %s', (given, expected) => {
  expect(isCrossSite(given, { publicUrl: ours, apiUrl: ours })).toBe(expected)
})

it.each([
  facts('cross-site', ours, false),
  facts('same-site', ours, false),
  facts(undefined, ours, false),
  facts('cross-site', 'https://evil.test', true),
  facts('cross-site', undefined, true),
  facts(undefined, 'null', true),
])('spec 284: with the API apart, %o is cross-site: %s', (given, expected) => {
  expect(isCrossSite(given, { publicUrl: ours, apiUrl: 'https://api.test' })).toBe(expected)
})
