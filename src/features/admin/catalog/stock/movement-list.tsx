/** The stock ledger: every change of stock with reason, order and person, as a list and a CSV file. */
import { useQuery } from '@tanstack/react-query'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import {
  checkStock,
  type StockItemRow,
  type StockMovement,
  stockItems,
  stockReasons,
} from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { Note } from '@/ui/content/note.tsx'
import { Link } from '@/ui/link.tsx'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { ChoiceFilter, DayFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { useListFilters } from '../../framework/list/use-list-filters.ts'
import { filteredHref } from '../../framework/list/work-href.ts'
import { NamedRow } from '../../framework/record/named-row.tsx'
import styles from './stock.module.css'
import { StockTotals } from './stock-totals.tsx'

interface MovementListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

const signed = (pieces: number, iso: string) =>
  `${pieces > 0 ? '+' : pieces < 0 ? '−' : ''}${Math.abs(pieces).toLocaleString(iso)}`

export function MovementList({ title, locale, linkTo }: MovementListProps) {
  const { t } = useTranslation(['admin-stock', 'admin', 'react-admin'])
  const iso = formatTag(locale)
  const save = (rows: StockMovement[]) =>
    downloadTable(
      'stock-movements',
      [
        t('column.at'),
        t('admin:column.product'),
        t('column.variant'),
        t('admin:field.sku'),
        t('column.reason'),
        t('column.pieces'),
        t('column.after'),
        t('column.order'),
        t('column.by'),
        t('received.supplier'),
        t('column.note'),
      ],
      rows.map(row => [
        sheetTime(row.at),
        row.title,
        row.variant,
        row.sku || row.item,
        t(`reason.${row.reason}`),
        row.pieces,
        row.stock_after,
        row.order?.number,
        row.by,
        row.supplier,
        row.note,
      ]),
    )
  return (
    <ListFrame
      resource="stock-movements"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('admin:list.search_products')}
      emptyTitle={t('movements.empty')}
      exporter={rows => save(rows as StockMovement[])}
      above={
        <>
          <Deviations />
          <ItemFilter locale={locale} />
        </>
      }
      filters={
        <>
          <ChoiceFilter
            source="reason"
            label={t('column.reason')}
            options={stockReasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
          />
          <DayFilter source="from" label={t('movements.from')} />
          <DayFilter source="to" label={t('movements.to')} />
        </>
      }
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="item"
        disableSort
        label={t('admin:column.product')}
        render={(row: StockMovement) => (
          <NamedRow
            href={filteredHref(linkTo, 'adminStockMovements', { item: row.item })}
            name={row.title || t('movements.deleted')}
            note={[row.variant, row.sku || row.item].filter(Boolean).join(' · ')}
          />
        )}
      />
      <DataTable.Col
        source="at"
        disableSort
        label={t('column.at')}
        render={(row: StockMovement) => dateTimeText(row.at, locale)}
      />
      <DataTable.Col
        source="reason"
        disableSort
        label={t('column.reason')}
        render={(row: StockMovement) => (
          <>
            {t(`reason.${row.reason}`)}
            {(row.supplier || row.note) && (
              <small>{[row.supplier, row.note].filter(Boolean).join(' · ')}</small>
            )}
          </>
        )}
      />
      <DataTable.Col
        align="right"
        source="pieces"
        disableSort
        label={t('column.pieces')}
        render={(row: StockMovement) => (
          <b className={row.pieces < 0 ? styles.less : styles.more}>{signed(row.pieces, iso)}</b>
        )}
      />
      <DataTable.Col
        align="right"
        source="stock_after"
        disableSort
        label={t('column.after')}
        render={(row: StockMovement) => row.stock_after?.toLocaleString(iso) ?? '–'}
      />
      <DataTable.Col
        source="order"
        disableSort
        label={t('column.order')}
        render={(row: StockMovement) =>
          row.order ? (
            <Link href={linkTo('adminOrder', { id: row.order.id })}>{row.order.number}</Link>
          ) : row.stocktake_id ? (
            <Link href={linkTo('adminStocktake', { id: row.stocktake_id })}>{t('stocktakes.one')}</Link>
          ) : (
            '–'
          )
        }
      />
      <DataTable.Col
        source="by"
        disableSort
        label={t('column.by')}
        render={(row: StockMovement) => row.by ?? '–'}
      />
    </ListFrame>
  )
}

/** The item whose movements are listed, with its present stock. */
function ItemFilter({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-stock')
  const { filterValues, changeFilters } = useListFilters()
  const item = String(filterValues.item ?? '')
  const { data } = useQuery({
    queryKey: ['stock-items', 'of-movements', item, locale],
    queryFn: () => callOrThrow(stockItems, { query: { item, per_page: 1 } }),
    enabled: item !== '',
  })
  const row: StockItemRow | undefined = data?.data[0]
  if (item === '') return null
  return (
    <StockTotals
      row={row}
      locale={locale}
      onClear={{ label: t('movements.all_items'), run: () => changeFilters({ item: undefined }) }}
    />
  )
}

/** Warns when stock differs from the sum of its movements, which no action of the administration can cause. */
function Deviations() {
  const { t } = useTranslation('admin-stock')
  const { data } = useQuery({
    queryKey: ['stock-check'],
    queryFn: () => callOrThrow(checkStock),
    staleTime: 300_000,
  })
  if (!data || data.deviations.length === 0) return null
  const numbers = data.deviations
    .slice(0, 5)
    .map(({ sku, stock, movements }) => `${sku} (${stock} / ${movements})`)
  return (
    <Note tone="warning">
      {t('movements.deviations', { count: data.deviations.length, numbers: numbers.join(', ') })}
    </Note>
  )
}
