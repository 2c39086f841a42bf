import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'

describe('formatMoney', () => {
  it('writes a true minus sign in every language', () => {
    for (const iso of ['it-IT', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'pt-PT'])
      for (const symbol of [undefined, 'EUR']) {
        const text = formatMoney(-55, iso, 'euro', symbol)
        expect(text, iso).toContain('−')
        expect(text, iso).not.toContain('-')
      }
  })

  it('writes no sign for zero and for a positive amount', () => {
    expect(formatMoney(0, 'it-IT')).not.toMatch(/[-−]/)
    expect(formatMoney(123490, 'it-IT')).toMatch(/^1\.234,90\s€$/)
  })
})
