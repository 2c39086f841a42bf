import { expect, it } from 'vitest'
import { locales } from '@/contract/locales.ts'
import { problemCodes } from '@/contract/problems.ts'
import { fieldSentence } from '../testing/field-sentence.ts'
import { translate } from './words.ts'

it.each(locales)('has a message for every problem code in %s', locale => {
  const sentences = problemCodes.map(code => translate(locale, `problems.${code}`))
  for (const sentence of sentences) expect(sentence).not.toMatch(/^problems\./)
  if (locale !== 'it')
    for (const code of problemCodes)
      expect(translate(locale, `problems.${code}`)).not.toBe(translate('it', `problems.${code}`))
})

it('uses the sentences of the specification word for word (specification notes §5, §8)', () => {
  expect(translate('it', 'problems.invalid_credentials')).toBe('Email o password errati.')
  expect(translate('it', 'problems.coupon_invalid')).toBe('Coupon non valido o scaduto.')
  expect(translate('it', 'problems.room_not_found')).toBe('Room non trovata')
  expect(translate('it', 'problems.room_denied')).toBe('Accesso negato alla room')
  expect(fieldSentence('it', 'coupon_empty')).toBe('Inserisci un codice.')
})

it('chooses the singular or plural of a message, and falls back to the general form', () => {
  expect(translate('it', 'problems.too_many', { context: 'decks', count: 20 })).toContain('20 mazzi')
  for (const context of ['decks', 'addresses', 'customers', 'creations', 'uploads', 'favourites', 'messages'])
    for (const locale of locales) {
      const sentence = translate(locale, 'problems.too_many', { context, count: 37 })
      expect(sentence).toContain('37')
      expect(sentence).not.toMatch(/[{}]/)
    }
  expect(translate('en', 'problems.too_many', { context: 'unheard_of', count: 2 })).toBe(
    translate('en', 'problems.too_many'),
  )
})
