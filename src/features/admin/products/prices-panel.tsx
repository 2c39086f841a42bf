import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { discountedPrice } from '@/contract/pricing.ts'
import { priceTiers } from '@/contract/product-administration.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { MoneyInput, NumberInput } from '../kit/inputs.tsx'
import styles from './products.module.css'

interface PricesPanelProps {
  lowest: number | null
  money: (cents: number) => string
}

/** What each tier pays: its price and its discount; a tier without a price of its own pays the base price. */
export function PricesPanel({ lowest, money }: PricesPanelProps) {
  const { t } = useTranslation('admin')
  const values = useWatch() as Record<string, number | null>
  return (
    <Panel dense titleAs="h2" title={t('record.prices')}>
      <div className={styles.prices}>
        {priceTiers.map(tier => {
          const price = values[`${tier}_price`] ?? values.base_price ?? 0
          const percent = values[`${tier}_discount`] ?? 0
          return (
            <div key={tier} className={styles.tier}>
              <MoneyInput
                source={`${tier}_price`}
                label={t(`products.${tier}`)}
                nullable={tier !== 'base'}
                placeholder={tier === 'base' ? undefined : t('record.as_base')}
              />
              <NumberInput source={`${tier}_discount`} label={t('products.discount')} end={<span>%</span>} />
              <span className={styles.pays}>
                {percent > 0 ? t('products.pays', { price: money(discountedPrice(price, percent)) }) : ''}
              </span>
            </div>
          )
        })}
      </div>
      {lowest !== null && <Note tone="info">{t('products.lowest', { price: money(lowest) })}</Note>}
    </Panel>
  )
}
