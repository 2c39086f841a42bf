/**
 * The country of delivery as text, with a select to change it. It applies to product page, cart, configurator and
 * checkout.
 */
import { useEffect, useMemo, useState } from 'react'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Locale } from '@/contract/locales.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import type { SelectOption } from '@/ui/form/select-field.tsx'
import { countryNames } from './address/country-name.ts'
import styles from './delivery-country.module.css'
import type { ShopWords } from './product-words.ts'

/** Countries the shop sells to, sorted by their names. */
export function useServedCountries(locale: Locale): SelectOption[] {
  const served = useSettings(state => state.settings.shipping_countries)
  return useMemo(() => {
    const name = countryNames(locale)
    return served
      .map(value => ({ value, label: name(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale, served])
}

export const chooseCountry = (value: string): void => useCart.getState().setCountry(value as Country)

interface DeliveryCountryProps {
  country: Country
  words: ShopWords
}

export function DeliveryCountry({ country, words: { t, locale } }: DeliveryCountryProps) {
  const served = useServedCountries(locale)
  const name = countryNames(locale)(country)
  const [isMounted, setMounted] = useState(false) // the server-rendered page contains only the selected country
  useEffect(() => setMounted(true), [])
  const options = isMounted ? served : [{ value: country, label: name }]
  return (
    <span>
      {t('delivery.to', { country: name })}{' '}
      {served.length > 1 && (
        <label className={styles.change}>
          <span>{t('delivery.change_country')}</span>
          <select value={country} onChange={event => chooseCountry(event.target.value)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </span>
  )
}
