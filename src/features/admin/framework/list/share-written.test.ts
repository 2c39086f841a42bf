import { expect, it } from 'vitest'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { shareWritten } from './share-written.ts'

it('counts Italian texts that a language translates, and ignores markup without text', () => {
  const words = localizedTextsOf(() => ({ title: '', html: '', slug: '' }))
  words.it = { title: 'Uno', html: '<p>Due</p>', slug: 'uno' }
  words.de = { title: 'Eins', html: '<p></p>', slug: '' }
  expect(shareWritten(words, 'it', ['slug'])).toBe(1)
  expect(shareWritten(words, 'de', ['slug'])).toBe(0.5)
  expect(shareWritten(words, 'fr', ['slug'])).toBe(0)
})
