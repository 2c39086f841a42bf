import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/order-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { shipParcel, type Take } from './order-calls.ts'
import styles from './orders.module.css'

interface ParcelDialogProps {
  order: AdminOrder
  take: Take
  onClose: () => void
}

/** All that was not sent yet leaves in one parcel; its buyer is told by letter. */
export function ParcelDialog({ order, take, onClose }: ParcelDialogProps) {
  const { t } = useTranslation('admin')
  const [carrier, setCarrier] = useState('')
  const [code, setCode] = useState('')
  const [url, setUrl] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const parcel = { carrier: carrier.trim(), tracking_code: code.trim(), tracking_url: url.trim() || null }
    if (take(await shipParcel(order.id, parcel))) onClose()
    setSending(false)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orders.send')}
      lead={t('orders.send_lead')}
      actions={
        <Button disabled={carrier.trim() === ''} busy={isSending} onClick={() => void send()}>
          {t('orders.send_now')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('orders.carrier')}
          maxLength={80}
          value={carrier}
          onChange={event => setCarrier(event.currentTarget.value)}
        />
        <TextField
          label={t('orders.tracking_code')}
          maxLength={80}
          value={code}
          onChange={event => setCode(event.currentTarget.value)}
        />
        <TextField
          label={t('orders.tracking_url')}
          type="url"
          placeholder="https://"
          maxLength={500}
          value={url}
          onChange={event => setUrl(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
