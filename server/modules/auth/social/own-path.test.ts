import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each(['/', '/account/orders?page=2', '/en/shop/packs#top', '/negozio/buste%20rare'])(
  'accepts %s',
  next => {
    expect(ownPath(next)).toBe(next)
  },
)

it.each([
  '//evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  'https:evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/%09/evil.test',
  '/\t/evil.test',
  '/%2f/evil.test',
  '/%5cevil.test',
  'account',
  '',
  undefined,
  ['/a', '/b'],
])('A10: refuses %j', next => {
  expect(ownPath(next)).toBeNull()
})
