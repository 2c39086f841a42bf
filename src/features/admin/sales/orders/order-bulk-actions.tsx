/** Bulk actions for selected orders, or for all orders of the filter. Each starts a bulk job. */
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminOrderRow } from '@/contract/endpoints/admin/orders.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMoney, iconTruck, iconX } from '@/ui/icon/icons.ts'
import { type JobWork, useJobsPanel, useStartJob } from '../../framework/jobs/job-calls.ts'
import { BulkBar } from '../../framework/list/bulk-bar.tsx'
import { ChosenNames } from '../../framework/list/bulk-confirm.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { useChoice } from '../../framework/record/use-choice.ts'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import styles from './order-bulk-actions.module.css'
import { ShipDialog } from './ship-dialog.tsx'

type Action = 'ship' | 'print' | 'mark_paid' | 'cancel'

interface Chosen {
  action: Action
  rows: readonly AdminOrderRow[] // the selected rows when the dialog opened
  isAll: boolean // all orders of the filter
}

type Orders = Extract<JobWork, { kind: 'invoices' }>['orders']

const mostShipped = 500 // rows of one ship table

export function OrderBulkActions() {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const { rows } = useChoice<AdminOrderRow>()
  const { total = 0, data = [], filterValues } = useListContext<AdminOrderRow>()
  const [isAll, setAll] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const canBeAll = rows.length === data.length && total > data.length
  const isWhole = isAll && canBeAll
  const count = isWhole ? total : rows.length
  const chosenCount = chosen?.isAll ? total : (chosen?.rows.length ?? 0)
  const open = (action: Action) => setChosen({ action, rows, isAll: isWhole })
  const { q, ...filters } = filterValues
  const orders: Orders = chosen?.isAll
    ? { filter: { ...filters, ...(q && { search: q }) } }
    : { ids: chosen?.rows.map(({ id }) => id) ?? [] }
  const close = () => setChosen(undefined)
  // The shipped orders may have left the list, so they are named one by one.
  const print = (shipped: readonly AdminOrderRow[]) =>
    setChosen({ action: 'print', rows: shipped, isAll: false })
  return (
    <>
      <BulkBar count={count}>
        {canBeAll && (
          <button type="button" aria-pressed={isWhole} onClick={() => setAll(!isAll)}>
            {t('bulk.all', { total })}
          </button>
        )}
        <button type="button" data-key="s" onClick={() => open('ship')}>
          <Icon of={iconTruck} size={18} />
          {t('bulk.ship')}
        </button>
        <button type="button" data-key="p" onClick={() => open('print')}>
          <Icon of={iconPrinter} size={18} />
          {t('bulk.print')}
        </button>
        <button type="button" data-key="m" onClick={() => open('mark_paid')}>
          <Icon of={iconMoney} size={18} />
          {t('bulk.mark_paid')}
        </button>
        <button type="button" onClick={() => open('cancel')}>
          <Icon of={iconX} size={18} />
          {t('bulk.cancel')}
        </button>
      </BulkBar>
      {chosen?.action === 'ship' &&
        (chosen.isAll ? (
          <ShipAll onClose={close} onPrint={print} />
        ) : (
          <ShipDialog orders={chosen.rows} onClose={close} onPrint={() => print(chosen.rows)} />
        ))}
      {chosen?.action === 'print' && <PrintDialog count={chosenCount} orders={orders} onClose={close} />}
      {(chosen?.action === 'mark_paid' || chosen?.action === 'cancel') && (
        <ConfirmJob
          kind={chosen.action}
          count={chosenCount}
          names={chosen.isAll ? [] : chosen.rows.map(({ number, buyer }) => `${number} · ${buyer.name}`)}
          orders={orders}
          onClose={close}
        />
      )}
    </>
  )
}

interface ShipAllProps {
  onClose: () => void
  onPrint: (shipped: readonly AdminOrderRow[]) => void
}

/** Loads all orders of the filter for the ship table. */
function ShipAll({ onClose, onPrint }: ShipAllProps) {
  const { filterValues, sort } = useListContext<AdminOrderRow>()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { t } = useTranslation('admin')
  const [orders, setOrders] = useState<readonly AdminOrderRow[]>()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const { data } = await dataProvider.getList<AdminOrderRow>('orders', {
        filter: filterValues,
        sort,
        pagination: { page: 1, perPage: mostShipped },
      })
      setOrders(data)
    } catch {
      notify(t('failed'), { type: 'error' })
      onClose()
    }
  }
  if (orders) return <ShipDialog orders={orders} onClose={onClose} onPrint={() => onPrint(orders)} />
  if (!isLoading) void load()
  return null
}

/** Starts the job, opens the panel with its progress and closes the dialog. */
function useRunJob(onClose: () => void): { isBusy: boolean; run: (work: JobWork) => Promise<void> } {
  const start = useStartJob()
  const refuse = useRefuse()
  const setOpen = useJobsPanel(state => state.setOpen)
  const [isBusy, setBusy] = useState(false)
  const [requestId] = useState(() => crypto.randomUUID()) // a second click starts no second job
  const run = async (work: JobWork) => {
    setBusy(true)
    const result = await start(work, requestId)
    setBusy(false)
    if (!result.ok) return refuse(result.failure)
    onClose()
    setOpen(true)
  }
  return { isBusy, run }
}

interface JobDialogProps {
  count: number
  orders: Orders
  onClose: () => void
}

function PrintDialog({ count, orders, onClose }: JobDialogProps) {
  const { t } = useTranslation('admin-sales')
  const { isBusy, run } = useRunJob(onClose)
  const prints: readonly { name: string; work: JobWork }[] = [
    { name: t('bulk.packing_slips'), work: { kind: 'packing_slips', orders } },
    { name: t('bulk.pick_list'), work: { kind: 'pick_list', orders } },
    { name: t('bulk.labels_a6'), work: { kind: 'labels', size: 'a6', orders } },
    { name: t('bulk.labels_a4'), work: { kind: 'labels', size: 'a4', orders } },
    { name: t('bulk.invoices'), work: { kind: 'invoices', orders } },
  ]
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('bulk.print_title', { count })}
      lead={t('bulk.print_lead')}
    >
      <div className={styles.prints}>
        {prints.map(({ name, work }) => (
          <Button key={name} variant="soft" busy={isBusy} icon={iconPrinter} onClick={() => void run(work)}>
            {name}
          </Button>
        ))}
      </div>
    </AdminDialog>
  )
}

interface ConfirmJobProps extends JobDialogProps {
  kind: 'mark_paid' | 'cancel'
  names: readonly string[]
}

/** A cancellation requires the number of orders to be typed, because it cannot be undone. */
function ConfirmJob({ kind, count, names, orders, onClose }: ConfirmJobProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const { isBusy, run } = useRunJob(onClose)
  const [typed, setTyped] = useState('')
  const isSure = kind === 'mark_paid' || typed.trim() === String(count)
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t(`bulk.${kind}_title`, { count })}
      lead={t(`bulk.${kind}_lead`)}
      actions={
        <Button
          variant={kind === 'cancel' ? 'danger' : 'primary'}
          disabled={!isSure}
          busy={isBusy}
          onClick={() => void run({ kind, orders })}
        >
          {t(`bulk.${kind}_now`)}
        </Button>
      }
    >
      <div className={styles.confirm}>
        {names.length > 0 && <ChosenNames names={names} />}
        {kind === 'cancel' && (
          <TextField
            label={t('bulk.type_count', { number: count })}
            inputMode="numeric"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
        )}
      </div>
    </AdminDialog>
  )
}
