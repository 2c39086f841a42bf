import { describe, expect, it } from 'vitest'
import { languageLinks } from './language-links.ts'

describe('language links of a screen', () => {
  it('keep the query', () => {
    expect(languageLinks({ pathname: '/game/battle/new', search: '?rules=classic' }, ['it', 'de'])).toEqual([
      { locale: 'it', href: '/game/battle/new?rules=classic' },
      { locale: 'de', href: '/de/game/battle/new?rules=classic' },
    ])
  })

  it('replace the language prefix and keep the path of the page', () => {
    const [italian, english] = languageLinks({ pathname: '/fr/game/replay/abc', search: '' }, ['it', 'en'])
    expect(italian?.href).toBe('/game/replay/abc')
    expect(english?.href).toBe('/en/game/replay/abc')
  })

  it('are empty for an address without a screen', () => {
    expect(languageLinks({ pathname: '/game/nowhere/at/all/x', search: '' }, ['it', 'en'])).toEqual([])
  })
})
