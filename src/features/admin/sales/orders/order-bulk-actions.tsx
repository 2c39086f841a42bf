/** Bulk actions for selected orders, or for all orders of the filter. Each starts a bulk job. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import type { AdminPermission } from '@/contract/permissions.ts'
import { useMay } from '@/stores/session.ts'
import { iconPrinter } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconDownloadSimple, iconMoney, iconTag, iconTruck, iconX } from '@/ui/icon/icons.ts'
import { removableTags, TagJobDialog } from '../../framework/jobs/tag-job-dialog.tsx'
import { useRunJob } from '../../framework/jobs/use-run-job.ts'
import { BulkBar } from '../../framework/list/bulk-bar.tsx'
import { type SelectedRows, useBulkSelection } from '../../framework/list/use-bulk-selection.ts'
import { orderTagsQuery } from './order-calls.ts'
import { ConfirmJob, type JobOrders, PrintDialog } from './order-job-dialogs.tsx'
import { ShipDialog } from './ship-dialog.tsx'

type Action = 'ship' | 'print' | 'mark_paid' | 'tag' | 'export_orders' | 'cancel'

interface Chosen extends SelectedRows<AdminOrderRow> {
  action: Action
}

/** In the order of the bar. `key` is the key of the list's keyboard. */
const actions: readonly { action: Action; key?: string; icon: string; permission: AdminPermission }[] = [
  { action: 'ship', key: 's', icon: iconTruck, permission: 'admin:orders:ship' },
  { action: 'print', key: 'p', icon: iconPrinter, permission: 'admin:orders:ship' },
  { action: 'mark_paid', key: 'm', icon: iconMoney, permission: 'admin:money:write' },
  { action: 'tag', key: 't', icon: iconTag, permission: 'admin:orders:write' },
  { action: 'export_orders', key: 'e', icon: iconDownloadSimple, permission: 'admin:orders:read' },
  { action: 'cancel', icon: iconX, permission: 'admin:money:write' },
]

/** The keys of the actions that the user may use, for the list of keys. */
export function useOrderKeys() {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  return actions.flatMap(({ action, key, permission }) =>
    key && may(permission) ? [{ key, label: t(`bulk.${action}`) }] : [],
  )
}

const mostShipped = 500 // rows of one ship table

export function OrderBulkActions() {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const may = useMay()
  const selection = useBulkSelection<AdminOrderRow>()
  const { rows, isAll, total } = selection
  const [chosen, setChosen] = useState<Chosen>()
  const { data: known } = useQuery(orderTagsQuery)
  const chosenCount = chosen ? selection.countOf(chosen) : 0
  const runExport = useRunJob()
  const ordersOf = (selected: SelectedRows<AdminOrderRow>): JobOrders => selection.selectionOf(selected)
  const open = (action: Action) =>
    action === 'export_orders'
      ? void runExport.run({ kind: action, orders: ordersOf({ rows, isAll }) })
      : setChosen({ action, rows, isAll })
  const orders = ordersOf(chosen ?? { isAll: false, rows: [] })
  const close = () => setChosen(undefined)
  return (
    <>
      <BulkBar count={selection.count}>
        {selection.canBeAll && (
          <button type="button" aria-pressed={isAll} onClick={() => selection.setAll(!isAll)}>
            {t('bulk.all', { total })}
          </button>
        )}
        {actions
          .filter(({ permission }) => may(permission))
          .map(({ action, key, icon }) => (
            <button key={action} type="button" data-key={key} onClick={() => open(action)}>
              <Icon of={icon} size={18} />
              {t(`bulk.${action}`)}
            </button>
          ))}
      </BulkBar>
      {chosen?.action === 'ship' &&
        (chosen.isAll ? <ShipAll onClose={close} /> : <ShipDialog orders={chosen.rows} onClose={close} />)}
      {chosen?.action === 'print' && <PrintDialog count={chosenCount} orders={orders} onClose={close} />}
      {chosen?.action === 'tag' && (
        <TagJobDialog
          title={t('bulk.tag_title', { count: chosenCount })}
          known={known?.tags}
          removable={removableTags(chosen.rows, known?.tags, chosen.isAll)}
          workOf={change => ({ kind: 'tag', orders, ...change })}
          onClose={close}
        />
      )}
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

/** Loads all orders of the filter for the ship table. */
function ShipAll({ onClose }: { onClose: () => void }) {
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
  if (orders) return <ShipDialog orders={orders} onClose={onClose} />
  if (!isLoading) void load()
  return null
}
