/** Header of an order, in the account or behind a guest's link: date, state, invoice, button to order again. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconArrowsClockwise } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import { NoInvoiceNote, OrderDocuments } from './order-documents.tsx'
import styles from './order-head.module.css'
import { stateKey, tones } from './order-state-key.ts'

interface OrderHeadProps {
  order: Order
  words: ShopWords
  onReorder: (() => void) | undefined // undefined while the shop does not sell
  isReordering: boolean
}

export function OrderHead({ order, words, onReorder, isReordering }: OrderHeadProps) {
  const { t } = useTranslation('orders')
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        {dateTimeText(order.placed_at, words.locale, 'long')}
        <Badge tone={tones[stateKey(order)]}>{words.t(`order.status.${stateKey(order)}`)}</Badge>
      </p>
      <div className={styles.actions}>
        <OrderDocuments order={order} guestEmail={order.contact_email} />
        {onReorder && (
          <Button size="small" icon={iconArrowsClockwise} busy={isReordering} onClick={onReorder}>
            {t('actions.again')}
          </Button>
        )}
      </div>
      <NoInvoiceNote documents={order.documents} />
    </header>
  )
}
