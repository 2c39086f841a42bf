import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { chooseLocale, localeCookieText } from './locale-choice.ts'

const visit = (pathname: string, cookies = '', languages: string[] = []) =>
  chooseLocale({ pathname, cookies, languages, offered: locales })

describe('locale of a visit (specification notes §4 Locale)', () => {
  it('the route prefix comes first', () => {
    expect(visit('/de/geschaft', 'i18n_redirected=fr', ['es-ES'])).toEqual({ locale: 'de', redirect: false })
  })

  it('Italian has no prefix and answers under /it too', () => {
    expect(visit('/negozio', 'i18n_redirected=fr')).toEqual({ locale: 'it', redirect: false })
    expect(visit('/it/negozio')).toEqual({ locale: 'it', redirect: false })
  })

  it('then the saved cookie, from the root only', () => {
    expect(visit('/', 'a=1; i18n_redirected=fr; b=2', ['es-ES'])).toEqual({ locale: 'fr', redirect: true })
  })

  it('then the browser languages, in their order', () => {
    expect(visit('/', '', ['ja-JP', 'pt-BR', 'en-US'])).toEqual({ locale: 'pt', redirect: true })
  })

  it('then the fallback, Italian', () => {
    expect(visit('/', 'i18n_redirected=xx', ['ja-JP'])).toEqual({ locale: 'it', redirect: false })
  })

  it('which the shop may choose itself (setting `website_language`)', () => {
    const german = { pathname: '/', cookies: '', languages: ['ja-JP'], offered: locales, main: 'de' } as const
    expect(chooseLocale(german)).toEqual({ locale: 'de', redirect: true })
    expect(chooseLocale({ ...german, languages: ['fr'] })).toEqual({ locale: 'fr', redirect: true })
  })

  it('a language the shop does not offer is passed over', () => {
    expect(
      chooseLocale({
        pathname: '/',
        cookies: 'i18n_redirected=fr',
        languages: ['de'],
        offered: ['it', 'de'],
      }),
    ).toEqual({
      locale: 'de',
      redirect: true,
    })
  })

  it('the cookie lasts 365 days, same-site lax, none with secure across origins (specification notes §9)', () => {
    expect(localeCookieText('en', false)).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(localeCookieText('en', true)).toContain('SameSite=None; Secure')
  })
})
