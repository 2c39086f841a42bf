/** Orders of all customers, newest first. */
import { useQuery } from '@tanstack/react-query'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { countries } from '@/contract/endpoints/account/address.ts'
import { adminShippingMethods } from '@/contract/endpoints/admin/methods.ts'
import { orderBuyers, type AdminOrderRow as Row } from '@/contract/endpoints/admin/order-list.ts'
import { paymentMethods } from '@/contract/endpoints/shop/checkout.ts'
import { orderParcelStatuses, paymentStatuses } from '@/contract/endpoints/shop/orders.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { parcelWord } from '@/domain/parcel-word.ts'
import { dateTimeText, dayWords } from '@/i18n/dates.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { ExportAllButton } from '../../framework/jobs/export-all-button.tsx'
import { ChoiceFilter, DayFilter, FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { orderTone, orderWord, parcelTone, paymentTone } from '../../framework/list/order-tones.ts'
import { NamedRow } from '../../framework/record/named-row.tsx'
import { OrderBulkActions, useOrderKeys } from './order-bulk-actions.tsx'
import { orderTagsQuery } from './order-calls.ts'
import listStyles from './order-list.module.css'
import { useNewOrderSequence } from './order-sequence.ts'
import styles from './orders.module.css'

interface OrderListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number | null) => string
}

const states = ['draft', 'placed', 'confirmed', 'in_production', 'shipped', 'completed', 'cancelled'] as const

export function OrderList({ title, locale, linkTo, money }: OrderListProps) {
  const { t } = useTranslation(['admin', 'admin-sales'])
  const addressOf = ({ id, status }: Row) =>
    status === 'draft' ? `${linkTo('adminOrderCreate')}?draft=${id}` : linkTo('adminOrder', { id })
  const day = (at: string) => dateTimeText(at, locale)
  const may = useMay()
  const { data: tags } = useQuery(orderTagsQuery)
  useNewOrderSequence()
  const mayReadMethods = may('admin:methods:read')
  const methods = useQuery({
    queryKey: ['admin', 'shipping-methods'],
    queryFn: () => callOrThrow(adminShippingMethods),
    enabled: mayReadMethods,
  })
  const countryNames = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const countryOptions = countries
    .map(value => ({ value, label: countryNames.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, formatTag(locale)))
  const today = shopTime(new Date()).slice(0, 10)
  return (
    <ListFrame
      resource="orders"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('orders.search')}
      emptyTitle={t('empty.orders')}
      filters={
        <>
          <ChoiceFilter
            source="payment_status"
            label={t('orders.payment_title')}
            options={paymentStatuses.map(value => ({ value, label: t(`orders.payment.${value}`) }))}
          />
          <ChoiceFilter
            source="parcel_status"
            label={t('orders.parcel_title')}
            options={orderParcelStatuses
              .filter(value => value !== 'none')
              .map(value => ({ value, label: t(`orders.parcel.${value}`) }))}
          />
          <ChoiceFilter
            source="payment_method"
            label={t('admin-sales:orders.paid_by')}
            options={paymentMethods.map(value => ({ value, label: t(`admin-sales:orders.method.${value}`) }))}
          />
          {tags && tags.tags.length > 0 && (
            <ChoiceFilter
              source="tag"
              label={t('admin-sales:tags.title')}
              options={tags.tags.map(tag => ({ value: tag, label: tag }))}
            />
          )}
          <ChoiceFilter source="country" label={t('admin-sales:orders.country')} options={countryOptions} />
          {mayReadMethods && (
            <ChoiceFilter
              source="shipping_method"
              label={t('admin-sales:orders.shipping_method')}
              options={(methods.data?.data ?? []).map(({ code, names }) => ({
                value: code,
                label: names[locale] || names.it || code,
              }))}
              from={methods}
            />
          )}
          <ChoiceFilter
            source="buyer"
            label={t('admin-sales:orders.buyer_kind')}
            options={orderBuyers.map(value => ({ value, label: t(`admin-sales:orders.buyer.${value}`) }))}
          />
          <FlagFilter source="has_note" label={t('admin-sales:orders.has_note')} />
          <FlagFilter source="is_abroad" label={t('admin-sales:orders.abroad')} />
          <DayFilter source="from" label={t('admin-sales:orders.from')} />
          <DayFilter source="to" label={t('admin-sales:orders.to')} />
        </>
      }
      actions={
        <>
          <ExportAllButton workOf={orders => ({ kind: 'export_orders', orders })} />
          {may('admin:money:write') && (
            <Button size="dense" icon={iconPlus} href={linkTo('adminOrderCreate')}>
              {t('admin-sales:orders.new')}
            </Button>
          )}
        </>
      }
      tabs={[
        { id: 'all', label: t('products.tab.all'), filter: {} },
        { id: 'to_prepare', label: t('admin-sales:orders.to_prepare'), filter: { to_prepare: 'true' } },
        { id: 'late', label: t('admin-sales:orders.late'), filter: { late: 'true' } },
        { id: 'returns', label: t('admin-sales:orders.returns'), filter: { has_return: 'true' } },
        ...states.map(status => ({ id: status, label: t(`orders.status.${status}`), filter: { status } })),
      ]}
      keys={useOrderKeys()}
      storesSort
      builtInViews={[
        { name: t('admin-sales:orders.view.today'), filter: { from: today } },
        { name: t('admin-sales:orders.view.late'), filter: { late: 'true' } },
        {
          name: t('admin-sales:orders.view.transfers'),
          filter: { status: 'placed', payment_method: 'transfer' },
        },
        { name: t('admin-sales:orders.view.abroad'), filter: { to_prepare: 'true', is_abroad: 'true' } },
        { name: t('admin-sales:orders.view.to_complete'), filter: { status: 'shipped' } },
      ]}
      table={{
        className: listStyles.cards,
        rowClick: (id, _, row) => addressOf(row as Row) ?? linkTo('adminOrder', { id: String(id) }),
        bulkActionsToolbar: <OrderBulkActions />,
      }}
    >
      <DataTable.Col
        source="placed_at"
        sortByOrder="DESC"
        label={t('orders.order')}
        render={(row: Row) => (
          <NamedRow
            href={addressOf(row)}
            name={row.number}
            note={day(row.placed_at)}
            picture={row.pictures[0] ?? ''}
          />
        )}
      />
      <DataTable.Col
        source="buyer"
        disableSort
        label={t('orders.buyer')}
        render={(row: Row) => (
          <span className={styles.buyer}>
            <b>{row.buyer.name || t('orders.guest')}</b>
            <small>
              <EmailText of={row.buyer.email} />
            </small>
          </span>
        )}
      />
      <DataTable.Col
        source="city"
        disableSort
        label={t('admin-sales:orders.destination')}
        render={(row: Row) => [row.city, row.country].filter(Boolean).join(', ')}
      />
      <DataTable.Col
        source="ship_by"
        label={t('admin-sales:orders.ship_by')}
        render={(row: Row) =>
          row.ship_by && (
            <span className={row.ship_by < today ? listStyles.late : undefined}>
              {dayWords(row.ship_by, locale)}
            </span>
          )
        }
      />
      <DataTable.Col
        source="shipping_name"
        disableSort
        label={t('orders.shipping')}
        render={(row: Row) => row.shipping_name}
      />
      <DataTable.Col
        source="status"
        disableSort
        label={t('column.status')}
        render={(row: Row) => (
          <Badge tone={orderTone[orderWord(row)]}>{t(`orders.status.${orderWord(row)}`)}</Badge>
        )}
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
            <Badge tone={parcelTone[row.parcel_status]}>{t(`orders.parcel.${parcelWord(row)}`)}</Badge>
          )
        }
      />
      <DataTable.Col
        source="tags"
        disableSort
        label={t('admin-sales:tags.title')}
        render={(row: Row) =>
          row.tags.length > 0 && (
            <span className={listStyles.tags}>
              {row.tags.map(tag => (
                <Badge key={tag} tone="plain">
                  {tag}
                </Badge>
              ))}
            </span>
          )
        }
      />
      <DataTable.Col align="right" source="pieces" disableSort label={t('orders.pieces')} />
      {may('admin:money:read') && (
        <DataTable.Col
          align="right"
          source="due"
          sortByOrder="DESC"
          label={t('orders.total')}
          render={(row: Row) => <b>{money(row.due)}</b>}
        />
      )}
    </ListFrame>
  )
}
