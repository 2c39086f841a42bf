import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { changeLocale, createI18n } from './react.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('missing texts are logged to the console (specification notes §9)', () => {
  it('logs a missing text', async () => {
    const i18n = await createI18n('de', ['nav'])
    expect(i18n.t('home')).not.toBe('home')
    expect(console.warn).not.toHaveBeenCalled()
    expect(i18n.t('no_such_text')).toBe('no_such_text')
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Missing text nav:no_such_text in de')
  })

  it('logs a missing locale file', async () => {
    await createI18n('fr', ['nowhere'])
    expect(console.warn).toHaveBeenCalledWith('No locale file for "nowhere" in "fr"')
  })

  it('logs an unsupported language, and keeps the current one', async () => {
    await changeLocale('xx' as Locale)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unknown locale "xx"')
  })
})

it('uses the plural for zero and for a million in Portuguese', async () => {
  const i18n = await createI18n('pt', ['shop'])
  expect([0, 1, 2, 1_000_000].map(count => i18n.t('count', { count }))).toEqual([
    '0 produtos',
    '1 produto',
    '2 produtos',
    '1000000 produtos',
  ])
})
