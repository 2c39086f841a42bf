import { expect, it } from 'vitest'
import { locales } from '../../src/contract/locales.ts'
import { problemCodes } from '../../src/contract/problems.ts'
import { translate } from './words.ts'

it.each(locales)('every problem has its sentence in %s', locale => {
  const sentences = problemCodes.map(code => translate(locale, `problems.${code}`))
  for (const sentence of sentences) expect(sentence).not.toMatch(/^problems\./)
  if (locale !== 'it')
    for (const code of problemCodes)
      expect(translate(locale, `problems.${code}`)).not.toBe(translate('it', `problems.${code}`))
})

it('the sentences of the specification are word for word those (§5, §8)', () => {
  expect(translate('it', 'problems.invalid_credentials')).toBe('Email o password errati.')
  expect(translate('it', 'problems.coupon_invalid')).toBe('Coupon non valido o scaduto.')
  expect(translate('it', 'problems.room_not_found')).toBe('Room non trovata')
  expect(translate('it', 'problems.room_denied')).toBe('Accesso negato alla room')
  expect(translate('it', 'validation.coupon_empty')).toBe('Inserisci un codice.')
})
