import { useTranslation } from 'react-i18next'
import type { AdminOrder, RefundPreview } from '@/contract/endpoints/admin/orders.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { clamp } from '@/lib/clamp.ts'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { Radio } from '@/ui/form/radio.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './orders.module.css'
import { pieceKey, type Refunding, refundablePieces } from './use-refund.ts'

interface RefundFieldsProps {
  order: AdminOrder
  offer: RefundPreview
  work: Refunding
  money: (cents: number | null) => string
}

export function RefundFields({ order, offer, work, money }: RefundFieldsProps) {
  const { t } = useTranslation('admin')
  const messages = useErrorMessage()
  const rows = refundablePieces(order, offer)
  if (offer.left.amount === 0 && rows.length === 0) return <Note>{t('orders.refund_nothing')}</Note>
  return (
    <>
      {rows.map(row => (
        <TextField
          key={pieceKey(row)}
          dense
          label={t('orders.refund_pieces', { title: row.line.title, count: row.left })}
          hint={row.where === 'digital' ? undefined : t(`orders.refund_where.${row.where}`)}
          type="number"
          min={0}
          max={row.left}
          value={work.pieces[pieceKey(row)] ?? 0}
          onChange={event =>
            work.setPieces(
              pieceKey(row),
              clamp(Math.floor(Number(event.currentTarget.value) || 0), 0, row.left),
            )
          }
        />
      ))}
      {offer.left.shipping > 0 && (
        <Check
          label={t('orders.refund_shipping', { amount: money(offer.left.shipping) })}
          checked={work.shipping}
          onChange={event => work.setShipping(event.currentTarget.checked)}
        />
      )}
      {offer.left.amount > 0 && (
        <TextField
          dense
          name="amount"
          inputMode="decimal"
          label={t('orders.refund_sum')}
          hint={t('orders.refund_most', { worth: money(offer.amount), most: money(offer.left.amount) })}
          error={work.fault && messages.field({ code: work.fault })}
          value={work.typed}
          onChange={event => work.setTyped(event.currentTarget.value)}
          end={<span aria-hidden="true">€</span>}
        />
      )}
      {work.hasShipped && (
        <fieldset className={styles.choice}>
          <legend>{t('orders.goods.question')}</legend>
          {(['kept', 'returned'] as const).map(goods => (
            <Radio
              key={goods}
              name="goods"
              label={t(`orders.goods.${goods}`)}
              checked={work.goods === goods}
              onChange={() => work.setGoods(goods)}
            />
          ))}
        </fieldset>
      )}
      {work.canRestock && (
        <Check
          label={t('orders.restock')}
          checked={work.restock}
          onChange={event => work.setRestock(event.currentTarget.checked)}
        />
      )}
      <TextField
        name="reason"
        label={t('orders.reason')}
        maxLength={500}
        value={work.reason}
        onChange={event => work.setReason(event.currentTarget.value)}
      />
    </>
  )
}
