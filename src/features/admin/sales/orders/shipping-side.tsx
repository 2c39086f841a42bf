/** Delivery address or pickup, promised dates, and parcels of an order. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import { parcelWord } from '@/domain/parcel-word.ts'
import { daysText } from '@/i18n/delivery-days.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { parcelTone } from '../../framework/list/order-tones.ts'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { changeParcel, type Take, undoParcel } from './order-calls.ts'
import styles from './orders.module.css'
import { TrackingDialog } from './parcel-dialog.tsx'

type Place = NonNullable<AdminOrder['shipping_address']>

interface ShippingSideProps {
  order: AdminOrder
  day: (at: string) => string
  locale: Locale
  take: Take
}

export function ShippingSide({ order, day, locale, take }: ShippingSideProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const may = useMay()
  const { is_pickup } = order
  const [opened, setOpened] = useState<{ action: 'correct' | 'undo'; id: number }>()
  const parcel = order.parcels.find(({ id }) => id === opened?.id)
  const isOpen = order.status === 'confirmed' || order.status === 'in_production'
  const close = () => setOpened(undefined)
  return (
    <Panel dense titleAs="h2" title={t('orders.shipping')}>
      {order.shipping_address && <Postal place={order.shipping_address} />}
      <p className={styles.soft}>{order.shipping_method?.name}</p>
      {order.delivery && (
        <p className={styles.soft}>
          {t(is_pickup ? 'admin-sales:order.ready_by' : 'admin-sales:order.delivery')}:{' '}
          <b>{daysText(order.delivery, locale)}</b>
        </p>
      )}
      {order.parcels.map(parcel => (
        <div key={parcel.id} className={styles.parcel}>
          <Badge tone={parcelTone[parcel.status]}>
            {t(`orders.parcel.${parcelWord({ is_pickup, parcel_status: parcel.status })}`)}
          </Badge>
          <span>
            {!is_pickup && parcel.carrier}{' '}
            {parcel.tracking_url ? (
              <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
                {parcel.tracking_code}
              </a>
            ) : (
              parcel.tracking_code
            )}
            <small>{day(parcel.shipped_at)}</small>
          </span>
          {may('admin:orders:ship') && parcel.status === 'shipped' && (
            <Button
              variant="soft"
              size="dense"
              onClick={async () => void take(await changeParcel(parcel.id, { status: 'delivered' }))}
            >
              {t(is_pickup ? 'admin-sales:order.collected' : 'orders.arrived')}
            </Button>
          )}
          {may('admin:orders:ship') && !is_pickup && (
            <Button
              variant="text"
              size="dense"
              onClick={() => setOpened({ action: 'correct', id: parcel.id })}
            >
              {t('admin-sales:order.correct')}
            </Button>
          )}
          {may('admin:orders:ship') && parcel.status === 'shipped' && isOpen && (
            <Button variant="text" size="dense" onClick={() => setOpened({ action: 'undo', id: parcel.id })}>
              {t('admin-sales:order.undo')}
            </Button>
          )}
          {may('admin:orders:ship') && parcel.status !== 'returned' && (
            <Button
              variant="text"
              size="dense"
              onClick={async () => void take(await changeParcel(parcel.id, { status: 'returned' }))}
            >
              {t('admin-sales:order.came_back')}
            </Button>
          )}
        </div>
      ))}
      {parcel && opened?.action === 'correct' && (
        <TrackingDialog buyer={order.buyer.name} parcel={parcel} take={take} onClose={close} />
      )}
      {parcel && opened?.action === 'undo' && (
        <ConfirmDialog
          isDanger
          title={t('admin-sales:order.undo_title')}
          lead={[
            t(is_pickup ? 'admin-sales:order.undo_lead_pickup' : 'admin-sales:order.undo_lead'),
            parcel.tracking_code,
          ]
            .filter(Boolean)
            .join(' ')}
          yes={t('admin-sales:order.undo')}
          no={t('admin-sales:order.undo_keep')}
          onYes={async () => take(await undoParcel(parcel.id)) && close()}
          onClose={close}
        />
      )}
    </Panel>
  )
}

export const Postal = ({ place }: { place: Place }) => (
  <address className={styles.address}>
    {place.company && <span>{place.company}</span>}
    <span>{place.name}</span>
    <span>{[place.street, place.street_extra].filter(Boolean).join(', ')}</span>
    <span>{[place.zip, place.city, place.province, place.country].filter(Boolean).join(' ')}</span>
  </address>
)
