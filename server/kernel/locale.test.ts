import { expect, it } from 'vitest'
import { requestLocale, wantedTags } from './locale.ts'

it('wanted languages come in the order of their quality', () => {
  expect(wantedTags('de-AT;q=0.8, en, fr;q=0')).toEqual(['en', 'de-AT'])
  expect(wantedTags(undefined)).toEqual([])
})

it('the client’s own choice wins over the browser’s, Italian is left', () => {
  expect(requestLocale({ 'x-locale': 'pt', 'accept-language': 'de' })).toBe('pt')
  expect(requestLocale({ 'x-locale': 'xx', 'accept-language': 'de' })).toBe('de')
  expect(requestLocale({ 'accept-language': 'ja' })).toBe('it')
})
