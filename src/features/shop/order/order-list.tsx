/** The orders of an account, the newest first; each row leads to its order. */
import type { OrderSummary } from '@/contract/orders.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-list.module.css'
import { dateWords } from './order-view.tsx'

interface OrderListProps {
  orders: readonly OrderSummary[]
  words: ShopWords
  hrefOf: (number: string) => string
}

/** One word for where an order stands: its parcel when it travels, else itself. */
export const stateKey = ({ status, parcel_status }: OrderSummary) =>
  (status === 'confirmed' || status === 'in_production') &&
  parcel_status !== 'none' &&
  parcel_status !== 'preparing'
    ? parcel_status
    : status

const tones = {
  draft: 'muted',
  placed: 'amber',
  confirmed: 'info',
  in_production: 'info',
  partly_shipped: 'info',
  shipped: 'info',
  returned: 'muted',
  expired: 'muted',
  delivered: 'success',
  completed: 'success',
  cancelled: 'muted',
} as const

export const OrderList = ({ orders, words, hrefOf }: OrderListProps) => (
  <ul className={styles.list}>
    {orders.map(order => (
      <li key={order.number}>
        <Link href={hrefOf(order.number)} className={styles.row}>
          <span className={styles.pictures} aria-hidden="true">
            {order.pictures.slice(0, 3).map(picture => (
              <Niche
                key={picture}
                look="thumbnail"
                picture={picture}
                element={null}
                className={styles.picture}
              />
            ))}
          </span>
          <span className={styles.words}>
            <b>{order.number}</b>
            <small>{dateWords(words, order.placed_at)}</small>
          </span>
          <Badge tone={tones[stateKey(order)]}>{words.t(`order.status.${stateKey(order)}`)}</Badge>
          <b className={styles.sum}>{money(words, order.due)}</b>
        </Link>
      </li>
    ))}
  </ul>
)
