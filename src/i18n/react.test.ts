import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/contract/locales.ts'
import { changeLocale, createSpeaker } from './react.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what is missing is told on the console (specification §9)', () => {
  it('a text', async () => {
    const speaker = await createSpeaker('de', ['nav'])
    expect(speaker.t('home')).not.toBe('home')
    expect(console.warn).not.toHaveBeenCalled()
    expect(speaker.t('no_such_text')).toBe('no_such_text')
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Missing text nav:no_such_text in de')
  })

  it('a file of words', async () => {
    await createSpeaker('fr', ['nowhere'])
    expect(console.warn).toHaveBeenCalledWith('No locale file for "nowhere" in "fr"')
  })

  it('a language nobody speaks here, which changes nothing', async () => {
    await changeLocale('xx' as Locale)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unknown locale "xx"')
  })
})

it('none is a plural in Portuguese, as the server counts it', async () => {
  const speaker = await createSpeaker('pt', ['shop'])
  expect([0, 1, 2].map(count => speaker.t('count', { count }))).toEqual([
    '0 produtos',
    '1 produto',
    '2 produtos',
  ])
})
