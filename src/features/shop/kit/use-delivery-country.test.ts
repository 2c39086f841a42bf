import { expect, it } from 'vitest'
import { deliveryCountry } from './use-delivery-country.ts'

const settings = { shipping_countries: ['IT', 'DE', 'FR'] as const, shop_country: 'IT' as const }
const sources = {
  chosen: null,
  book: undefined,
  locale: 'de' as const,
  settings: { ...settings, shipping_countries: [...settings.shipping_countries] },
}

it('guesses the country from the language', () => {
  expect(deliveryCountry(sources)).toBe('DE')
})

it('falls back to the country of the shop for a language whose country is not served', () => {
  expect(deliveryCountry({ ...sources, locale: 'pt' })).toBe('IT')
})

it('prefers the default address of the account to the language', () => {
  expect(deliveryCountry({ ...sources, book: [{ country: 'FR' }, { country: 'IT' }] })).toBe('FR')
})

it('prefers the chosen country to the default address', () => {
  expect(deliveryCountry({ ...sources, chosen: 'IT', book: [{ country: 'FR' }] })).toBe('IT')
})

it('skips a chosen country and an address that the shop does not sell to', () => {
  expect(deliveryCountry({ ...sources, chosen: 'SE', book: [{ country: 'FR' }] })).toBe('FR')
  expect(deliveryCountry({ ...sources, chosen: 'SE', book: [{ country: 'GR' }] })).toBe('DE')
})
