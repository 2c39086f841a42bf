import { useTranslation } from 'react-i18next'
import type { AdminOrder, RefundPreview } from '@/contract/endpoints/admin/orders.ts'
import { Note } from '@/ui/content/note.tsx'
import type { RefundWish } from './order-calls.ts'
import styles from './orders.module.css'

interface RefundReviewProps {
  order: AdminOrder
  offer: RefundPreview
  wish: RefundWish
  money: (cents: number | null) => string
}

/** Summary of a refund for confirmation. */
export function RefundReview({ order, offer, wish, money }: RefundReviewProps) {
  const { t } = useTranslation('admin')
  const titleOf = (id: number) => order.lines.find(line => line.id === id)?.title ?? ''
  const unsent = wish.lines.reduce((sum, { quantity, sent }) => sum + quantity - (sent ?? quantity), 0)
  const hasItems = wish.lines.length > 0 && (unsent > 0 || wish.goods !== 'kept')
  const isOther = wish.amount !== offer.amount
  const isByHand = wish.amount > 0 && order.payment_method.code !== 'card'
  return (
    <>
      <ul className={styles.changes}>
        {offer.lines.map(({ line_id, quantity, amount }) => (
          <li key={line_id}>
            {quantity} × {titleOf(line_id)}: {money(amount)}
          </li>
        ))}
        {offer.shipping > 0 && <li>{t('orders.refund_shipping_part', { amount: money(offer.shipping) })}</li>}
        {offer.amount === 0 && wish.lines.length === 0 && <li>{t('orders.refund_free')}</li>}
        {unsent > 0 && <li>{t('orders.goods.unsent_pieces', { count: unsent })}</li>}
        {wish.goods && <li>{t(`orders.goods.${wish.goods}`)}</li>}
        {isOther && offer.amount > 0 && (
          <li>{t('orders.refund_other', { worth: money(offer.amount), amount: money(wish.amount) })}</li>
        )}
        {hasItems && <li>{t(wish.restock ? 'orders.restock' : 'orders.restock_not')}</li>}
        {wish.reason.trim() && <li>{t('orders.refund_because', { reason: wish.reason.trim() })}</li>}
      </ul>
      {isByHand && <Note tone="warning">{t('orders.refund_by_hand')}</Note>}
    </>
  )
}
