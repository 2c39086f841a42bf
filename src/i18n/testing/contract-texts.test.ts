/** Texts that the law on distance contracts prescribes, in every language. */
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/contract/locales.ts'
import { shownTexts } from './shown-texts.ts'

const textOf = (locale: Locale, at: string): string =>
  shownTexts.find(text => text.locale === locale && text.at === at)?.text ?? ''

/** “Order with obligation to pay” (Directive 2011/83/EU, art. 8(2); for German the words of the civil code). */
const obligation: Record<Locale, string> = {
  it: 'con obbligo di pagare',
  en: 'with obligation to pay',
  es: 'con obligación de pago',
  fr: 'avec obligation de paiement',
  de: 'Zahlungspflichtig bestellen',
  pt: 'com obrigação de pagar',
}

/** The verb that says so unambiguously on the button of an online payment. */
const payment: Record<Locale, string> = {
  it: 'Paga ',
  en: 'Pay ',
  es: 'Pagar ',
  fr: 'Payer ',
  de: 'Zahlungspflichtig bestellen',
  pt: 'Pagar ',
}

describe.each(locales)('in %s', locale => {
  it('the button that places an order names the obligation to pay, with the amount', () => {
    for (const [key, words] of [
      ['order', obligation[locale]],
      ['pay', payment[locale]],
    ] as const) {
      const text = textOf(locale, `shop:checkout.${key}`)
      expect(text).toContain(words)
      expect(text).toContain('{{amount}}')
    }
  })

  it('the checkout names the withdrawal function as the footer does (art. 49 h)', () => {
    const name = textOf(locale, 'common:footer.withdrawal')
    expect(name).not.toBe('')
    expect(textOf(locale, 'shop:checkout.terms_function')).toContain(name)
  })
})
