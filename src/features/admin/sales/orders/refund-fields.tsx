import { useTranslation } from 'react-i18next'
import type { AdminOrder, RefundPreview } from '@/contract/endpoints/admin/orders.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import type { Refunding } from './use-refund.ts'

interface RefundFieldsProps {
  order: AdminOrder
  offer: RefundPreview
  work: Refunding
  money: (cents: number) => string
}

const between = (count: number, most: number) => Math.min(most, Math.max(0, Math.floor(count || 0)))

export function RefundFields({ order, offer, work, money }: RefundFieldsProps) {
  const { t } = useTranslation('admin')
  const messages = useErrorMessage()
  const leftOf = (id: number) => offer.left.lines.find(({ line_id }) => line_id === id)?.quantity ?? 0
  if (offer.left.amount === 0) return <Note>{t('orders.refund_nothing')}</Note>
  return (
    <>
      {order.lines.map(({ id, title }) => (
        <TextField
          key={id}
          dense
          label={t('orders.refund_pieces', { title, count: leftOf(id) })}
          type="number"
          min={0}
          max={leftOf(id)}
          disabled={leftOf(id) === 0}
          value={work.pieces[id] ?? 0}
          onChange={event => work.setPieces(id, between(Number(event.currentTarget.value), leftOf(id)))}
        />
      ))}
      {offer.left.shipping > 0 && (
        <Check
          label={t('orders.refund_shipping', { amount: money(offer.left.shipping) })}
          checked={work.shipping}
          onChange={event => work.setShipping(event.currentTarget.checked)}
        />
      )}
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
      {work.hasPieces && (
        <Check
          label={t(work.isTravelling ? 'orders.restock_travelling' : 'orders.restock')}
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
