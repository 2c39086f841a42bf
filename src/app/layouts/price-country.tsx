/** Select of the country whose prices are shown: the country of delivery. Loaded only while countries have their own prices. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestCountry } from '@/contract/nearest-country.ts'
import { chooseCountry, useServedCountries } from '@/features/shop/kit/delivery-country.tsx'
import { useDeliveryCountry } from '@/features/shop/kit/use-delivery-country.ts'
import { usePriceCountry } from '@/stores/price-country.ts'
import { useSettings } from '@/stores/settings.ts'
import { useLocale } from '../screen.ts'
import styles from './price-country.module.css'

interface PriceCountryProps {
  isHidden?: boolean // follows the country of delivery, without a select
}

export default function PriceCountry({ isHidden = false }: PriceCountryProps) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const delivery = useDeliveryCountry(locale)
  const served = useServedCountries(locale)
  const nearest = useSettings(({ settings }) => nearestCountry(locale, settings))
  const country = delivery === nearest ? null : delivery
  useEffect(() => usePriceCountry.setState({ country }), [country])
  if (isHidden) return null
  return (
    <label className={styles.choice}>
      {t('footer.price_country')}
      <select value={delivery} onChange={event => chooseCountry(event.target.value)}>
        {served.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
