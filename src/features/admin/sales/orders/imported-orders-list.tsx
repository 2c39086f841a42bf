/** Orders that were imported from another shop as history, each with its items and addresses in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type ImportedOrder, importedOrderStatuses } from '@/contract/endpoints/admin/imported-orders.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { useMay } from '@/stores/session.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { opensRow } from '../../framework/list/opens-row.ts'
import {
  ImportedOrderDialog,
  moneyOf,
  systems,
  tones,
} from '../../framework/record/imported-order-dialog.tsx'
import afterSale from '../after-sale/after-sale.module.css'

interface ImportedOrdersListProps {
  title: string
  locale: Locale
}

export function ImportedOrdersList({ title, locale }: ImportedOrdersListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<ImportedOrder>()
  const may = useMay()
  const money = moneyOf(locale)
  return (
    <>
      <ListFrame
        resource="imported_orders"
        title={title}
        sort={{ field: 'placed_at', order: 'DESC' }}
        searchHint={t('imported.search')}
        emptyTitle={t('imported.empty')}
        tabs={[
          { id: 'all', label: t('all'), filter: {} },
          ...importedOrderStatuses.map(status => ({
            id: status,
            label: t(`imported.status.${status}`),
            filter: { status },
          })),
        ]}
        table={{ rowClick: opensRow<ImportedOrder>(setOpen) }}
      >
        <DataTable.Col
          source="number"
          disableSort
          label={t('admin:orders.order')}
          render={(row: ImportedOrder) => (
            <span className={afterSale.two}>
              <b>{row.number}</b>
              <small>
                {dayWords(row.placed_at, locale)} · {systems[row.source]}
              </small>
            </span>
          )}
        />
        <DataTable.Col
          source="name"
          disableSort
          label={t('admin:orders.buyer')}
          render={(row: ImportedOrder) => (
            <span className={afterSale.two}>
              <b>{row.name}</b>
              <small>
                <EmailText of={row.email} />
              </small>
            </span>
          )}
        />
        <DataTable.Col
          source="lines"
          disableSort
          label={t('returns.goods')}
          render={(row: ImportedOrder) =>
            row.lines.map(line => `${line.quantity} × ${line.title}`).join(', ')
          }
        />
        {may('admin:money:read') && (
          <DataTable.Col
            align="right"
            source="total"
            disableSort
            label={t('imported.total')}
            render={(row: ImportedOrder) => <b>{money(row.total, row)}</b>}
          />
        )}
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: ImportedOrder) => (
            <Badge tone={tones[row.status]}>{t(`imported.status.${row.status}`)}</Badge>
          )}
        />
      </ListFrame>
      {open && <ImportedOrderDialog order={open} money={money} onClose={() => setOpen(undefined)} />}
    </>
  )
}
