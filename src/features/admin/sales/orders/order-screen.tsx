/** Administration of one order: lines, payments, parcels, customer, history. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { updateCached } from '@/api/update-cached.ts'
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { parcelWord } from '@/domain/parcel-word.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { iconArrowUUpLeft, iconPackage, iconPencilSimple } from '@/ui/icon/icons.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { orderTone, orderWord, parcelTone, paymentTone } from '../../framework/list/order-tones.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import layout from '../../framework/record/record-grid.module.css'
import { RecordHead } from '../../framework/record/record-head.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { EditDialog } from './edit-dialog.tsx'
import { AddItemsButton } from './linked-orders.tsx'
import { adminOrderQuery, countMoney, moveOrder, orderKey, type Take } from './order-calls.ts'
import { HistoryPanel, LedgerPanel, MailsPanel } from './order-ledger.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { OrderSide } from './order-side.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface OrderScreenProps {
  id: number
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
}

export function OrderScreen({ id, locale, linkTo, money }: OrderScreenProps) {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const may = useMay()
  const { data: order, error, refetch } = useQuery(adminOrderQuery(id))
  if (error && !order) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!order) return <Skeleton height={420} radius={16} />
  if (order.status === 'draft') return <Navigate replace to={`${linkTo('adminOrderCreate')}?draft=${id}`} />
  const take: Take = result => {
    if (result.ok) {
      void updateCached(cache, orderKey(id), result.value)
      void cache.invalidateQueries({ queryKey: ['orders'] })
      notify(t('orders.done'), { type: 'success' })
    } else {
      refuse(result.failure)
      void refetch()
    }
    return result.ok
  }
  const day = (at: string) => dateTimeText(at, locale)
  return (
    <>
      <OrderSheet order={order} day={day} />
      <OrderHead order={order} locale={locale} linkTo={linkTo} day={day} money={money} take={take} />
      <div className={layout.grid}>
        <div className={layout.column}>
          <OrderLines order={order} money={money} take={take} />
          <HistoryPanel order={order} day={day} take={take} />
        </div>
        <div className={layout.column}>
          <OrderSide order={order} day={day} money={money} linkTo={linkTo} locale={locale} take={take} />
          {may('admin:money:read') && <LedgerPanel order={order} day={day} money={money} />}
          <MailsPanel order={order} day={day} take={take} linkTo={linkTo} />
        </div>
      </div>
    </>
  )
}

interface OrderHeadProps {
  order: AdminOrder
  locale: Locale
  linkTo: LinkTo
  day: (at: string) => string
  money: (cents: number | null) => string
  take: Take
}

type Open = 'edit' | 'parcel' | 'refund' | 'cancel' | 'money'

function OrderHead({ order, locale, linkTo, day, money, take }: OrderHeadProps) {
  const { t } = useTranslation(['admin', 'admin-sales', 'react-admin'])
  const [open, setOpen] = useState<Open>()
  const [isSending, setSending] = useState(false)
  const close = () => setOpen(undefined)
  const isPaid = order.payment_status === 'paid' || order.payment_status === 'partly_refunded'
  const isPromised = order.payment_method.code === 'cash' && order.payment_status === 'unpaid'
  const isWorkedOn = order.status === 'confirmed' || order.status === 'in_production'
  const may = useMay()
  const mayShip = may('admin:orders:ship')
  const mayChangeMoney = may('admin:money:write')
  const canSend =
    mayShip && isWorkedOn && (isPaid || isPromised) && order.lines.some(({ to_ship }) => to_ship > 0)
  const mayRefund =
    mayChangeMoney && (isPaid || (order.payment_status === 'refunded' && order.status !== 'cancelled'))
  return (
    <>
      <RecordHead
        title={order.number}
        listHref={linkTo('adminOrders')}
        badges={
          <>
            <Badge tone={orderTone[orderWord(order)]}>{t(`orders.status.${orderWord(order)}`)}</Badge>
            <Badge tone={paymentTone[order.payment_status]}>
              {t(`orders.payment.${order.payment_status}`)}
            </Badge>
            {order.parcel_status !== 'none' && (
              <Badge tone={parcelTone[order.parcel_status]}>{t(`orders.parcel.${parcelWord(order)}`)}</Badge>
            )}
          </>
        }
        note={[
          day(order.placed_at),
          order.placed_by && t('admin-sales:order.placed_by', { name: order.placed_by.name }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <OrderNeighbours id={order.id} linkTo={linkTo} />
            <Button variant="ghost" size="dense" icon={iconPrinter} onClick={() => window.print()}>
              {t('admin-sales:order.print')}
            </Button>
            {order.can_edit && may('admin:orders:write') && (
              <Button variant="ghost" size="dense" icon={iconPencilSimple} onClick={() => setOpen('edit')}>
                {t('admin-sales:order.edit')}
              </Button>
            )}
            <AddItemsButton order={order} linkTo={linkTo} />
            {order.may_become.includes('cancelled') && mayChangeMoney && (
              <Button variant="ghost" size="dense" onClick={() => setOpen('cancel')}>
                {t('orders.cancel')}
              </Button>
            )}
            {mayRefund && (
              <Button variant="ghost" size="dense" icon={iconArrowUUpLeft} onClick={() => setOpen('refund')}>
                {t('orders.refund')}
              </Button>
            )}
            {mayChangeMoney &&
              order.payment_status === 'unpaid' &&
              order.payment_method.code !== 'card' &&
              order.status !== 'cancelled' &&
              order.status !== 'expired' && (
                <Button size="dense" onClick={() => setOpen('money')}>
                  {t('orders.money_came')}
                </Button>
              )}
            {mayShip && order.may_become.includes('in_production') && (
              <Button
                variant="soft"
                size="dense"
                onClick={async () => void take(await moveOrder(order.id, 'in_production'))}
              >
                {t('orders.start')}
              </Button>
            )}
            {mayShip && order.may_become.includes('completed') && !canSend && (
              <Button
                variant="soft"
                size="dense"
                onClick={async () => void take(await moveOrder(order.id, 'completed'))}
              >
                {t('orders.complete')}
              </Button>
            )}
            {canSend && (
              <Button size="dense" icon={iconPackage} onClick={() => setOpen('parcel')}>
                {t(order.is_pickup ? 'admin-sales:order.make_ready' : 'orders.send')}
              </Button>
            )}
          </>
        }
      />
      {open === 'edit' && (
        <EditDialog order={order} locale={locale} money={money} take={take} onClose={close} />
      )}
      {open === 'parcel' && <ParcelDialog order={order} take={take} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} money={money} take={take} onClose={close} />}
      {(open === 'cancel' || open === 'money') && (
        <AdminDialog
          open
          onClose={close}
          width={440}
          title={t(open === 'cancel' ? 'orders.cancel_title' : 'orders.money_title', {
            number: order.number,
          })}
          lead={t(open === 'cancel' ? 'orders.cancel_lead' : 'orders.money_lead', {
            amount: money(order.due),
          })}
          actions={
            <Button
              variant={open === 'cancel' ? 'danger' : 'primary'}
              busy={isSending}
              onClick={async () => {
                const work =
                  open === 'cancel' ? moveOrder(order.id, 'cancelled') : countMoney(order.id, order.due ?? 0)
                setSending(true)
                if (take(await work)) close()
                setSending(false)
              }}
            >
              {t('react-admin:action.confirm')}
            </Button>
          }
        />
      )}
    </>
  )
}
