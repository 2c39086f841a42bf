import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../framework/fields/inputs.tsx'
import styles from './collections.module.css'

/** What it adds to one piece, for each tier; without its own price a tier pays the base one. */
export function TierPrices({ source }: { source: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.triple}>
      <MoneyInput source={`${source}.base_price`} label={t('products.base')} />
      <MoneyInput source={`${source}.reseller_price`} nullable label={t('products.reseller')} />
      <MoneyInput source={`${source}.other_price`} nullable label={t('products.other')} />
    </div>
  )
}
