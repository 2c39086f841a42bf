import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Timeline } from '@/ui/content/timeline.tsx'
import {
  iconClock,
  iconCreditCard,
  iconHouse,
  iconPackage,
  iconStorefront,
  iconTruck,
} from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { type OrderStep, orderSteps } from './order-steps.ts'
import styles from './order-view.module.css'

const icons: Record<string, string> = {
  paying: iconCreditCard,
  transfer: iconClock,
  sending: iconPackage,
  making: iconPackage,
  travelling: iconTruck,
  arrived: iconHouse,
  preparing: iconPackage,
  collecting: iconStorefront,
  collected: iconHouse,
}

function Tracking({ of }: { of: NonNullable<OrderStep['tracking']> }) {
  const { t } = useTranslation('orders')
  if (!of.tracking_code) return <span className={styles.carrier}>{of.carrier}</span>
  const words = t('track', { code: of.tracking_code })
  return of.tracking_url ? (
    <Link href={of.tracking_url} target="_blank" rel="noreferrer" className={styles.tracking}>
      {words}
    </Link>
  ) : (
    <span className={styles.carrier}>
      {of.carrier} · {of.tracking_code}
    </span>
  )
}

export function OrderTimeline({ order, words }: { order: Order; words: ShopWords }) {
  const { t } = useTranslation('orders')
  return (
    <Timeline
      steps={orderSteps(order).map(({ id, state, word, at, tracking }) => ({
        id,
        state,
        title: state === 'done' ? words.t(`order.event.${word}`) : t(`step.${word}`),
        icon: state === 'done' ? undefined : icons[word],
        detail: at && (
          <>
            {dateTimeText(at, words.locale, 'long')}
            {tracking && <Tracking of={tracking} />}
          </>
        ),
      }))}
    />
  )
}
