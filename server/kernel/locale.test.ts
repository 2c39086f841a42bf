import { expect, it } from 'vitest'
import { requestLocale, wantedTags } from './locale.ts'

it('sorts the accepted languages by quality', () => {
  expect(wantedTags('de-AT;q=0.8, en, fr;q=0')).toEqual(['en', 'de-AT'])
  expect(wantedTags('fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5')).toEqual(['fr-CH', 'fr', 'en', 'de', '*'])
  expect(wantedTags(undefined)).toEqual([])
  expect(wantedTags('')).toEqual([])
})

it('reads the valid part of a header that is too long or malformed', () => {
  expect(wantedTags(`en,${'x,'.repeat(100_000)}`).length).toBeLessThan(300)
  expect(requestLocale({ 'accept-language': ';;q=;,,de;q=0.5' })).toBe('de')
})

it('prefers the client’s choice to the browser’s languages, and falls back to Italian', () => {
  expect(requestLocale({ 'x-locale': 'pt', 'accept-language': 'de' })).toBe('pt')
  expect(requestLocale({ 'x-locale': 'xx', 'accept-language': 'de' })).toBe('de')
  expect(requestLocale({ 'accept-language': 'ja' })).toBe('it')
})
