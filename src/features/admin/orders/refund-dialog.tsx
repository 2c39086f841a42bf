import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/order-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { WorkDialog } from '../kit/work-dialog.tsx'
import { refund, type Take } from './order-calls.ts'
import styles from './orders.module.css'

interface RefundDialogProps {
  order: AdminOrder
  money: (cents: number) => string
  take: Take
  onClose: () => void
}

/** Pieces of lines, the shipping, or both; the server reckons the sum and never gives more back than was paid. */
export function RefundDialog({ order, money, take, onClose }: RefundDialogProps) {
  const { t } = useTranslation('admin')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [shipping, setShipping] = useState(false)
  const [restock, setRestock] = useState(true)
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ line_id: Number(id), quantity }))
  const send = async () => {
    setSending(true)
    if (take(await refund(order.id, { lines, shipping, restock, reason }, key))) onClose()
    setSending(false)
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={600}
      title={t('orders.refund')}
      lead={t('orders.refund_lead')}
      actions={
        <Button disabled={lines.length === 0 && !shipping} busy={isSending} onClick={() => void send()}>
          {t('orders.refund_now')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {order.lines.map(line => (
          <TextField
            key={line.id}
            dense
            label={t('orders.refund_pieces', { title: line.title, count: line.quantity })}
            type="number"
            min={0}
            max={line.quantity}
            value={pieces[line.id] ?? 0}
            onChange={event =>
              setPieces({
                ...pieces,
                [line.id]: Math.min(
                  line.quantity,
                  Math.max(0, Math.floor(Number(event.currentTarget.value) || 0)),
                ),
              })
            }
          />
        ))}
        {order.shipping > 0 && (
          <Check
            label={t('orders.refund_shipping', { amount: money(order.shipping) })}
            checked={shipping}
            onChange={event => setShipping(event.currentTarget.checked)}
          />
        )}
        <Check
          label={t('orders.restock')}
          checked={restock}
          onChange={event => setRestock(event.currentTarget.checked)}
        />
        <TextField
          label={t('orders.reason')}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      </div>
    </WorkDialog>
  )
}
