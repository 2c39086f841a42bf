import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Badge } from '../content/badge.tsx'
import { Spoken } from '../content/spoken.tsx'
import { iconStorefront } from '../icon/icons.ts'
import styles from './price.module.css'

export interface PriceProps {
  now: string // formatted, with its currency
  was?: string | null // lowest of the last 30 days. Its presence marks the price as a sale
  percent?: number // shown next to the price on a product page, for example 20 → −20 %
  from?: boolean // "da 4,90 €"
  tier?: string | null // e.g. "Il tuo prezzo rivenditore"
  retail?: string | null // what the base tier pays, for a user with another price
  size?: 'card' | 'page'
}

export function Price({ now, was, percent = 0, from, tier, retail, size = 'card' }: PriceProps) {
  const { t } = useTranslation('ui')
  return (
    <span className={classNames(styles.price, styles[size], was && styles.sale)}>
      {from && <small>{t('price.from')}</small>}
      <b>
        {was && <Spoken>{t('price.now')} </Spoken>}
        {now}
      </b>
      {was && (
        <s>
          <Spoken>{t('price.was')} </Spoken>
          {was}
        </s>
      )}
      {percent > 0 && size === 'page' && <Badge tone="sale">{t('price.percent', { percent })}</Badge>}
      {retail && <small>{t('price.retail', { price: retail })}</small>}
      {tier && (
        <Badge tone="primary" icon={iconStorefront}>
          {tier}
        </Badge>
      )}
    </span>
  )
}
