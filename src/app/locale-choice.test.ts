import { describe, expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { chooseLocale, localeCookieText } from './locale-choice.ts'

const visit = (pathname: string, cookies = '', languages: string[] = []) =>
  chooseLocale({ pathname, cookies, languages, offered: locales })

describe('locale of a visit (specification notes §4 Locale)', () => {
  it('uses the route prefix first', () => {
    expect(visit('/de/geschaft', 'i18n_redirected=fr', ['es-ES'])).toEqual({ locale: 'de', redirect: false })
  })

  it('treats Italian as having no prefix and accepts /it too', () => {
    expect(visit('/negozio', 'i18n_redirected=fr')).toEqual({ locale: 'it', redirect: false })
    expect(visit('/it/negozio')).toEqual({ locale: 'it', redirect: false })
  })

  it('then uses the saved cookie, from the root only', () => {
    expect(visit('/', 'a=1; i18n_redirected=fr; b=2', ['es-ES'])).toEqual({ locale: 'fr', redirect: true })
  })

  it('then uses the browser languages, in their order', () => {
    expect(visit('/', '', ['ja-JP', 'pt-BR', 'en-US'])).toEqual({ locale: 'pt', redirect: true })
  })

  it('then uses the fallback, Italian', () => {
    expect(visit('/', 'i18n_redirected=xx', ['ja-JP'])).toEqual({ locale: 'it', redirect: false })
  })

  it('uses the fallback of the shop (setting `website_language`)', () => {
    const german = { pathname: '/', cookies: '', languages: ['ja-JP'], offered: locales, main: 'de' } as const
    expect(chooseLocale(german)).toEqual({ locale: 'de', redirect: true })
    expect(chooseLocale({ ...german, languages: ['fr'] })).toEqual({ locale: 'fr', redirect: true })
  })

  it('skips a language the shop does not offer', () => {
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

  it('sets a cookie for 365 days, same-site lax, none with secure across origins (specification notes §9)', () => {
    expect(localeCookieText('en', false)).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(localeCookieText('en', true)).toContain('SameSite=None; Secure')
  })
})
