import { expect, it } from 'vitest'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { shareWritten } from './share-written.ts'

it('counts what the Italian words say and a language says too; markup without words is nothing', () => {
  const words = localizedTextsOf(() => ({ title: '', html: '', slug: '' }))
  words.it = { title: 'Uno', html: '<p>Due</p>', slug: 'uno' }
  words.de = { title: 'Eins', html: '<p></p>', slug: '' }
  expect(shareWritten(words, 'it', ['slug'])).toBe(1)
  expect(shareWritten(words, 'de', ['slug'])).toBe(0.5)
  expect(shareWritten(words, 'fr', ['slug'])).toBe(0)
})
