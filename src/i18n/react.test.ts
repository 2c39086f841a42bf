import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { changeLocale, createI18n } from './react.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what is missing is told on the console (specification notes §9)', () => {
  it('a text', async () => {
    const i18n = await createI18n('de', ['nav'])
    expect(i18n.t('home')).not.toBe('home')
    expect(console.warn).not.toHaveBeenCalled()
    expect(i18n.t('no_such_text')).toBe('no_such_text')
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Missing text nav:no_such_text in de')
  })

  it('a file of words', async () => {
    await createI18n('fr', ['nowhere'])
    expect(console.warn).toHaveBeenCalledWith('No locale file for "nowhere" in "fr"')
  })

  it('a language nobody speaks here, which changes nothing', async () => {
    await changeLocale('xx' as Locale)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unknown locale "xx"')
  })
})

it('none is a plural in Portuguese, as the server counts it', async () => {
  const i18n = await createI18n('pt', ['shop'])
  expect([0, 1, 2].map(count => i18n.t('count', { count }))).toEqual([
    '0 produtos',
    '1 produto',
    '2 produtos',
  ])
})
