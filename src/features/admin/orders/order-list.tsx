/** Orders of everybody, the newest first. */
import { DataTable, downloadCSV, type Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '@/contract/endpoint.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import type { adminOrders } from '@/contract/order-administration.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { csvText } from '../kit/csv-text.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { NamedRow } from '../kit/named-row.tsx'
import { orderTone, parcelTone, paymentTone } from './order-tones.ts'
import styles from './orders.module.css'

type Row = AnswerOf<typeof adminOrders>['data'][number]

interface OrderListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
}

const states = ['placed', 'confirmed', 'in_production', 'completed', 'cancelled'] as const

export function OrderList({ title, locale, linkTo, money }: OrderListProps) {
  const { t } = useTranslation('admin')
  const { iso } = localeFacts[locale]
  const day = (at: string) => new Date(at).toLocaleString(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ListFrame
      resource="orders"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('orders.search')}
      emptyTitle={t('empty.orders')}
      exporter={orderExporter}
      tabs={[
        { id: 'all', label: t('products.tab.all'), filter: {} },
        ...states.map(status => ({ id: status, label: t(`orders.status.${status}`), filter: { status } })),
      ]}
      table={{ rowClick: id => linkTo('adminOrder', { id: String(id) }) }}
    >
      <DataTable.Col
        source="number"
        disableSort
        label={t('orders.order')}
        render={(row: Row) => (
          <NamedRow
            href={linkTo('adminOrder', { id: row.id })}
            name={row.number}
            note={day(row.placed_at)}
            picture={row.pictures[0]}
          />
        )}
      />
      <DataTable.Col
        source="buyer"
        disableSort
        label={t('orders.buyer')}
        render={(row: Row) => (
          <span className={styles.buyer}>
            <b>{row.buyer.name}</b>
            <small>{row.buyer.email}</small>
          </span>
        )}
      />
      <DataTable.Col
        source="status"
        disableSort
        label={t('column.status')}
        render={(row: Row) => <Badge tone={orderTone[row.status]}>{t(`orders.status.${row.status}`)}</Badge>}
      />
      <DataTable.Col
        source="payment_status"
        disableSort
        label={t('orders.payment_title')}
        render={(row: Row) => (
          <Badge tone={paymentTone[row.payment_status]}>{t(`orders.payment.${row.payment_status}`)}</Badge>
        )}
      />
      <DataTable.Col
        source="parcel_status"
        disableSort
        label={t('orders.parcel_title')}
        render={(row: Row) =>
          row.parcel_status === 'none' ? (
            '–'
          ) : (
            <Badge tone={parcelTone[row.parcel_status]}>{t(`orders.parcel.${row.parcel_status}`)}</Badge>
          )
        }
      />
      <DataTable.Col align="right" source="pieces" disableSort label={t('orders.pieces')} />
      <DataTable.Col
        align="right"
        source="due"
        disableSort
        label={t('orders.total')}
        render={(row: Row) => <b>{money(row.due)}</b>}
      />
    </ListFrame>
  )
}

const orderExporter: Exporter<Row> = rows => {
  const head = ['number', 'placed_at', 'name', 'email', 'status', 'payment', 'parcel', 'pieces', 'total']
  const lines = rows.map(row => [
    row.number,
    row.placed_at,
    row.buyer.name,
    row.buyer.email,
    row.status,
    row.payment_status,
    row.parcel_status,
    row.pieces,
    row.due / 100,
  ])
  downloadCSV(csvText(head, lines), 'orders')
}
