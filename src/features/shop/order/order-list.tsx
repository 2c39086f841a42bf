/** Orders of an account, newest first, each with a link. */
import type { ReactNode } from 'react'
import type { OrderSummary } from '@/contract/endpoints/shop/orders.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import styles from './order-list.module.css'
import { stateKey, tones } from './order-state-key.ts'

interface OrderListProps {
  orders: readonly OrderSummary[]
  words: ShopWords
  hrefOf?: (number: string) => string // undefined: the order belongs to another account and has no link
}

const Row = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <Link href={href} className={styles.row}>
      {children}
    </Link>
  ) : (
    <div className={styles.row}>{children}</div>
  )

export const OrderList = ({ orders, words, hrefOf }: OrderListProps) => (
  <ul className={styles.list}>
    {orders.map(order => (
      <li key={order.number}>
        <Row href={hrefOf?.(order.number)}>
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
            <small>{dateTimeText(order.placed_at, words.locale, 'long')}</small>
          </span>
          <Badge tone={tones[stateKey(order)]}>{words.t(`order.status.${stateKey(order)}`)}</Badge>
          <b className={styles.sum}>{money(words, order.due)}</b>
        </Row>
      </li>
    ))}
  </ul>
)
