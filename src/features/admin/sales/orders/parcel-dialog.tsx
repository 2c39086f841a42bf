import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { shipParcel, type Take } from './order-calls.ts'
import styles from './orders.module.css'

interface ParcelDialogProps {
  order: AdminOrder
  take: Take
  onClose: () => void
}

/** Ships a parcel with all items not sent yet, or some of them, or makes them ready to be collected; the buyer gets an email. */
export function ParcelDialog({ order, take, onClose }: ParcelDialogProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const { is_pickup } = order
  const [carrier, setCarrier] = useState('')
  const [code, setCode] = useState('')
  const [url, setUrl] = useState('')
  const unsent = order.lines
    .filter(line => !line.is_digital)
    .map(line => ({ ...line, quantity: line.quantity - line.withdrawn }))
    .filter(line => line.quantity > line.sent)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(unsent.map(({ id, quantity, sent }) => [id, quantity - sent])),
  )
  const lines = unsent
    .map(({ id }) => ({ line_id: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const parcel = {
      carrier: carrier.trim(),
      tracking_code: code.trim(),
      tracking_url: url.trim() || null,
      lines,
    }
    if (take(await shipParcel(order.id, parcel))) onClose()
    setSending(false)
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      title={t(is_pickup ? 'admin-sales:order.make_ready' : 'orders.send')}
      lead={t(is_pickup ? 'admin-sales:order.ready_lead' : 'orders.send_lead')}
      actions={
        <Button
          disabled={(!is_pickup && carrier.trim() === '') || lines.length === 0}
          busy={isSending}
          onClick={() => void send()}
        >
          {t(is_pickup ? 'admin-sales:order.make_ready' : 'orders.send_now')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {!is_pickup && (
          <>
            <TextField
              name="carrier"
              label={t('orders.carrier')}
              maxLength={80}
              value={carrier}
              onChange={event => setCarrier(event.currentTarget.value)}
            />
            <TextField
              name="tracking_code"
              label={t('orders.tracking_code')}
              maxLength={80}
              value={code}
              onChange={event => setCode(event.currentTarget.value)}
            />
            <TextField
              name="tracking_url"
              label={t('orders.tracking_url')}
              type="url"
              placeholder="https://"
              maxLength={500}
              value={url}
              onChange={event => setUrl(event.currentTarget.value)}
            />
          </>
        )}
        {unsent.map(({ id, title, quantity, sent }) => (
          <TextField
            key={id}
            dense
            type="number"
            min={0}
            max={quantity - sent}
            label={t('orders.refund_pieces', { title, count: quantity - sent })}
            value={pieces[id] ?? 0}
            onChange={event => {
              const wanted = Math.floor(Number(event.currentTarget.value) || 0)
              setPieces({ ...pieces, [id]: Math.min(quantity - sent, Math.max(0, wanted)) })
            }}
          />
        ))}
      </div>
    </WorkDialog>
  )
}
