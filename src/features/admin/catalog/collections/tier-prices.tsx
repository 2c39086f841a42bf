import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../framework/fields/inputs.tsx'
import styles from './collections.module.css'

/** Surcharge for one item, per tier. A tier without a price pays the base price. */
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
