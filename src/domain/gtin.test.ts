import { describe, expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

describe('GTIN', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10012345678902'])('accepts %s', code => {
    expect(isGtin(code)).toBe(true)
  })

  it('rejects a wrong check digit', () => {
    const wrong = Array.from({ length: 10 }, (_, digit) => `400638133393${digit}`).filter(isGtin)
    expect(wrong).toEqual(['4006381333931'])
  })

  it.each([
    '',
    '0000000000000',
    '12345670 ',
    '123456',
    '40063813339',
    '4006381333931000',
    '400638133393X',
    '４００６３８１３３３９３１',
  ])('rejects %j', code => {
    expect(isGtin(code)).toBe(false)
  })
})
