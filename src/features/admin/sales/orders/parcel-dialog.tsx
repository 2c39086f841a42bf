import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { adminCarriers } from '@/contract/endpoints/admin/carriers.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import { clamp } from '@/lib/clamp.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { changeParcel, shipParcel, type Take } from './order-calls.ts'
import styles from './orders.module.css'

interface ParcelDialogProps {
  order: AdminOrder
  take: Take
  onClose: () => void
}

/**
 * Ships a parcel with all or some of the unshipped items, or marks them as ready to be collected. The buyer gets an
 * email.
 */
export function ParcelDialog({ order, take, onClose }: ParcelDialogProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const { is_pickup } = order
  const [tracking, setTracking] = useState<Tracking>({
    carrier: order.last_carrier,
    tracking_code: '',
    tracking_url: '',
  })
  const unsent = order.lines.filter(({ to_ship }) => to_ship > 0)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(unsent.map(({ id, to_ship }) => [id, to_ship])),
  )
  const lines = unsent
    .map(({ id }) => ({ line_id: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const [isSending, setSending] = useState(false)
  const isReady = (is_pickup || tracking.carrier.trim() !== '') && lines.length > 0
  const send = async () => {
    if (!isReady || isSending) return
    setSending(true)
    const label = is_pickup ? { carrier: '', tracking_code: '', tracking_url: null } : trackingBody(tracking)
    if (take(await shipParcel(order.id, { ...label, lines }))) onClose()
    setSending(false)
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      onSubmit={() => void send()}
      title={t(is_pickup ? 'admin-sales:order.make_ready' : 'orders.send')}
      lead={t(is_pickup ? 'admin-sales:order.ready_lead' : 'orders.send_lead')}
      actions={
        <Button disabled={!isReady} busy={isSending} onClick={() => void send()}>
          {t(is_pickup ? 'admin-sales:order.make_ready' : 'orders.send_now')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {!is_pickup && <TrackingFields tracking={tracking} onChange={setTracking} />}
        {unsent.map(({ id, title, to_ship }) => (
          <TextField
            key={id}
            dense
            type="number"
            min={0}
            max={to_ship}
            label={t('orders.refund_pieces', { title, count: to_ship })}
            value={pieces[id] ?? 0}
            onChange={event => {
              const wanted = Math.floor(Number(event.currentTarget.value) || 0)
              setPieces({ ...pieces, [id]: clamp(wanted, 0, to_ship) })
            }}
          />
        ))}
      </div>
    </WorkDialog>
  )
}

interface TrackingDialogProps {
  buyer: string
  parcel: AdminOrder['parcels'][number]
  take: Take
  onClose: () => void
}

/** Corrects carrier, code and tracking URL of a shipped parcel. On request, the customer gets the shipping email again. */
export function TrackingDialog({ buyer, parcel, take, onClose }: TrackingDialogProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const [tracking, setTracking] = useState<Tracking>({ ...parcel, tracking_url: parcel.tracking_url ?? '' })
  const [isNotifying, setNotifying] = useState(false)
  const [isSending, setSending] = useState(false)
  const isReady = tracking.carrier.trim() !== ''
  const send = async () => {
    if (!isReady || isSending) return
    setSending(true)
    if (take(await changeParcel(parcel.id, { ...trackingBody(tracking), notify_customer: isNotifying })))
      onClose()
    setSending(false)
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      onSubmit={() => void send()}
      title={t('order.correct_title')}
      lead={t('order.correct_lead')}
      actions={
        <Button disabled={!isReady} busy={isSending} onClick={() => void send()}>
          {t('react-admin:action.save')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TrackingFields tracking={tracking} onChange={setTracking} />
        {parcel.status === 'shipped' && (
          <Check
            label={t('order.notify', { name: buyer })}
            checked={isNotifying}
            onChange={event => setNotifying(event.currentTarget.checked)}
          />
        )}
      </div>
    </WorkDialog>
  )
}

/** Input during typing. */
interface Tracking {
  carrier: string
  tracking_code: string
  tracking_url: string
}

const trackingBody = ({ carrier, tracking_code, tracking_url }: Tracking) => ({
  carrier: carrier.trim(),
  tracking_code: tracking_code.trim(),
  tracking_url: tracking_url.trim() || null,
})

interface TrackingFieldsProps {
  tracking: Tracking
  onChange: (tracking: Tracking) => void
}

function TrackingFields({ tracking, onChange }: TrackingFieldsProps) {
  const { t } = useTranslation('admin')
  const carriers = useId()
  const { data } = useQuery({
    queryKey: ['admin', 'carriers'],
    queryFn: () => callOrThrow(adminCarriers),
    staleTime: 60_000,
  })
  return (
    <>
      <datalist id={carriers}>
        {data?.carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        name="carrier"
        list={carriers}
        label={t('orders.carrier')}
        maxLength={80}
        value={tracking.carrier}
        onChange={event => onChange({ ...tracking, carrier: event.currentTarget.value })}
      />
      <TextField
        name="tracking_code"
        label={t('orders.tracking_code')}
        value={tracking.tracking_code}
        onChange={event => onChange({ ...tracking, tracking_code: event.currentTarget.value })}
      />
      <TextField
        name="tracking_url"
        label={t('orders.tracking_url')}
        inputMode="url"
        placeholder="https://"
        value={tracking.tracking_url}
        onChange={event => onChange({ ...tracking, tracking_url: event.currentTarget.value })}
      />
    </>
  )
}
