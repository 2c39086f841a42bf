import { expect, it } from 'vitest'
import { codeFrom } from './room-form.ts'

it('creates a code of ten unambiguous characters in two groups', () => {
  const every = Uint8Array.from({ length: 10 }, (_, at) => at * 25)
  expect(codeFrom(every)).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  expect(codeFrom(every)).not.toBe(codeFrom(every.map(byte => byte + 1)))
})
