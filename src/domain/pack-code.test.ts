import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePackCode, packCodeLength, typedPackCode } from './pack-code.ts'

const anyCode = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(makePackCode)
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

describe('a pack code', () => {
  it('accepts lower case, missing dashes, O for 0, and I or L for 1', () => {
    fc.assert(
      fc.property(anyCode, code => {
        expect(typedPackCode(code)).toBe(code)
        expect(typedPackCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
        expect(typedPackCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      }),
    )
  })

  it('detects every single wrong character', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(packCodeLength - 1), fc.integer({ min: 1, max: 31 }), (code, at, by) => {
        const plain = [...code.replaceAll('-', '')]
        plain[at] = signs[(signs.indexOf(plain[at] ?? '') + by) % signs.length] ?? ''
        expect(typedPackCode(plain.join(''))).toBeNull()
      }),
    )
  })

  it('is invalid when too short, too long or with other characters', () => {
    for (const text of ['', 'K7QF', 'UUUU-UUUU-UUUU-UUUU', '0000-0000-0000-0000-0'])
      expect(typedPackCode(text)).toBeNull()
  })
})
