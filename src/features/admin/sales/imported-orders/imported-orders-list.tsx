/** Orders that were imported from another shop as history, each with its items and addresses in a dialog. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type ImportedOrder, importedOrderStatuses } from '@/contract/endpoints/admin/imported-orders.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { opensRow } from '../../framework/list/opens-row.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import afterSale from '../after-sale/after-sale.module.css'
import styles from './imported-orders.module.css'

interface ImportedOrdersListProps {
  title: string
  locale: Locale
}

const systems = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
const tones = { paid: 'success', open: 'warning', refunded: 'info', cancelled: 'neutral' } as const

/** Amounts in the currency of the order, which may differ from that of the shop. */
const moneyOf =
  (locale: Locale) =>
  (cents: number, { currency }: Pick<ImportedOrder, 'currency'>): string =>
    new Intl.NumberFormat(formatTag(locale), {
      style: 'currency',
      currency: /^[A-Z]{3}$/.test(currency) ? currency : 'EUR',
    }).format(cents / 100)

export function ImportedOrdersList({ title, locale }: ImportedOrdersListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const [open, setOpen] = useState<ImportedOrder>()
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
              <small>{row.email}</small>
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
        <DataTable.Col
          align="right"
          source="total"
          disableSort
          label={t('imported.total')}
          render={(row: ImportedOrder) => <b>{money(row.total, row)}</b>}
        />
        <DataTable.Col
          source="status"
          disableSort
          label={t('admin:column.status')}
          render={(row: ImportedOrder) => (
            <Badge tone={tones[row.status]}>{t(`imported.status.${row.status}`)}</Badge>
          )}
        />
      </ListFrame>
      {open && <OrderDialog order={open} money={money} onClose={() => setOpen(undefined)} />}
    </>
  )
}

interface OrderDialogProps {
  order: ImportedOrder
  money: ReturnType<typeof moneyOf>
  onClose: () => void
}

function OrderDialog({ order, money, onClose }: OrderDialogProps) {
  const { t } = useTranslation('admin-sales')
  const sums = (['shipping', 'discount', 'tax', 'refunded', 'total'] as const).filter(
    name => name === 'total' || order[name] > 0,
  )
  const facts = (['billing', 'delivery', 'payment', 'note'] as const).filter(name => order[name] !== '')
  return (
    <AdminDialog open title={order.number} onClose={onClose}>
      <p>{t('imported.hint', { system: systems[order.source] })}</p>
      <table className={styles.lines}>
        <tbody>
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may contain a product twice
            <tr key={at}>
              <th scope="row">
                {line.quantity} × {line.title} <small>{line.sku}</small>
              </th>
              <td>{money(line.quantity * line.unit_price, order)}</td>
            </tr>
          ))}
          {sums.map(name => (
            <tr key={name} data-total={name === 'total'}>
              <th scope="row">{t(`imported.${name}`)}</th>
              <td>{money(order[name], order)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.facts}>
        {facts.map(name => (
          <div key={name}>
            <dt>{t(`imported.${name}`)}</dt>
            <dd>{order[name]}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  )
}
