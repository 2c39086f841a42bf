import { describe, expect, it } from 'vitest'
import { languageLinks } from './language-links.ts'

describe('the same screen in another language', () => {
  it('keeps what the address asks for', () => {
    expect(languageLinks({ pathname: '/game/battle/new', search: '?rules=classic' }, ['it', 'de'])).toEqual([
      { locale: 'it', href: '/game/battle/new?rules=classic' },
      { locale: 'de', href: '/de/game/battle/new?rules=classic' },
    ])
  })

  it('leads from one prefix to another, and keeps what names the page', () => {
    const [italian, english] = languageLinks({ pathname: '/fr/game/replay/abc', search: '' }, ['it', 'en'])
    expect(italian?.href).toBe('/game/replay/abc')
    expect(english?.href).toBe('/en/game/replay/abc')
  })

  it('an address that is no screen has no other language', () => {
    expect(languageLinks({ pathname: '/game/nowhere/at/all/x', search: '' }, ['it', 'en'])).toEqual([])
  })
})
