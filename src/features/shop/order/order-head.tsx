/** The head of an order in the account: back, number, day, invoice, the same again (design shop-08b). */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconArrowLeft, iconArrowsClockwise } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import { dateWords } from './date-words.ts'
import { InvoiceButton } from './invoice-button.tsx'
import styles from './order-head.module.css'
import { stateKey, tones } from './order-state-key.ts'

interface OrderHeadProps {
  order: Order
  words: ShopWords
  ordersHref: string
  onReorder: (() => void) | undefined // undefined while the shop does not sell
  isReordering: boolean
}

export function OrderHead({ order, words, ordersHref, onReorder, isReordering }: OrderHeadProps) {
  const { t } = useTranslation('orders')
  return (
    <header className={styles.head}>
      <Button variant="text" size="small" icon={iconArrowLeft} href={ordersHref} className={styles.back}>
        {t('actions.all')}
      </Button>
      <div>
        <p className={styles.facts}>
          {dateWords(words, order.placed_at)}
          <Badge tone={tones[stateKey(order)]}>{words.t(`order.status.${stateKey(order)}`)}</Badge>
        </p>
      </div>
      <div className={styles.actions}>
        {order.invoice && <InvoiceButton number={order.number} />}
        {onReorder && (
          <Button size="small" icon={iconArrowsClockwise} busy={isReordering} onClick={onReorder}>
            {t('actions.again')}
          </Button>
        )}
      </div>
    </header>
  )
}
