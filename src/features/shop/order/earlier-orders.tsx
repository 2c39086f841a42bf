/** Orders from the shop's former system, each with its items. Nothing without one. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { earlierOrdersQuery } from '@/api/checkout-queries.ts'
import type { Reader } from '@/api/queries.ts'
import type { EarlierOrder } from '@/contract/endpoints/shop/earlier-orders.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './earlier-orders.module.css'

const tones = { paid: 'success', open: 'warning', refunded: 'info', cancelled: 'muted' } as const

/** The currency may differ from that of the shop. */
const moneyOf =
  (locale: Locale, { currency }: EarlierOrder) =>
  (cents: number): string =>
    new Intl.NumberFormat(formatTag(locale), {
      style: 'currency',
      currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
    }).format(cents / 100)

export function EarlierOrders({ reader, locale }: { reader: Reader; locale: Locale }) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useQuery(earlierOrdersQuery(reader))
  if (!data && error) return <PartFailure onRetry={refetch} />
  if (!data || data.data.length === 0) return null
  return (
    <Panel titleAs="h2" title={t('earlier.title')} className={styles.panel}>
      <p className={styles.soft}>{t('earlier.lead')}</p>
      <ul className={styles.list}>
        {data.data.map(order => (
          <li key={order.id}>
            <Order order={order} locale={locale} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Order({ order, locale }: { order: EarlierOrder; locale: Locale }) {
  const { t } = useTranslation('orders')
  const money = moneyOf(locale, order)
  const sums = (['shipping', 'discount', 'refunded', 'total'] as const).filter(
    name => name === 'total' || order[name] > 0,
  )
  return (
    <details>
      <summary className={styles.head}>
        <b>{order.number}</b>
        <span className={styles.soft}>{dayWords(order.placed_at, locale, 'long')}</span>
        <Badge tone={tones[order.status]}>{t(`earlier.status.${order.status}`)}</Badge>
        <b className={styles.sum}>{money(order.total)}</b>
      </summary>
      <dl className={styles.lines}>
        {order.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may contain a product twice
          <div key={at}>
            <dt>
              {line.quantity} × {line.title}
            </dt>
            <dd>{money(line.quantity * line.unit_price)}</dd>
          </div>
        ))}
        {sums.map(name => (
          <div key={name} data-total={name === 'total'}>
            <dt>{t(`earlier.${name}`)}</dt>
            <dd>{money(order[name])}</dd>
          </div>
        ))}
      </dl>
      {order.delivery && <p className={styles.soft}>{order.delivery.replaceAll('\n', ', ')}</p>}
    </details>
  )
}
