/** Stock of each variant, and of each product without variants: available, reserved, physical. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type StockItemRow, stockLists } from '@/contract/endpoints/admin/stock-movements.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Link } from '@/ui/link.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { filteredHref } from '../../framework/list/work-href.ts'
import { NamedRow } from '../../framework/record/named-row.tsx'
import panelRows from '../../framework/record/panel-rows.module.css'
import styles from './stock.module.css'

interface StockListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export function StockList({ title, locale, linkTo }: StockListProps) {
  const { t } = useTranslation(['admin-stock', 'admin'])
  const may = useMay()
  const number = (pieces: number) => pieces.toLocaleString(formatTag(locale))
  const movementsOf = ({ id }: StockItemRow) => filteredHref(linkTo, 'adminStockMovements', { item: id })
  return (
    <ListFrame
      resource="stock-items"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('admin:list.search_products')}
      emptyTitle={t('list.empty')}
      tabs={[
        { id: 'all', label: t('list.all'), filter: {} },
        ...stockLists.map(list => ({ id: list, label: t(`list.${list}`), filter: { list } })),
      ]}
      actions={
        may('admin:stock:write') && (
          <Button size="dense" href={linkTo('adminGoodsReceived')}>
            {t('received.open')}
          </Button>
        )
      }
      table={{ rowClick: id => filteredHref(linkTo, 'adminStockMovements', { item: String(id) }) }}
    >
      <DataTable.Col
        source="title"
        disableSort
        label={t('admin:column.product')}
        render={(row: StockItemRow) => (
          <NamedRow
            href={movementsOf(row)}
            name={row.title}
            note={[row.variant, row.sku].filter(Boolean).join(' · ')}
            picture={row.picture}
          />
        )}
      />
      <DataTable.Col
        align="right"
        source="stock_quantity"
        label={t('column.available')}
        render={(row: StockItemRow) =>
          row.stock_quantity === null ? (
            t('admin:value.untracked')
          ) : (
            <b className={row.stock_quantity <= row.restock_at ? panelRows.out : undefined}>
              {number(row.stock_quantity)}
            </b>
          )
        }
      />
      <DataTable.Col
        align="right"
        source="reserved"
        disableSort
        label={t('column.reserved')}
        render={(row: StockItemRow) => number(row.reserved)}
      />
      <DataTable.Col
        align="right"
        source="on_shelf"
        disableSort
        label={t('column.on_shelf')}
        render={(row: StockItemRow) =>
          row.stock_quantity === null ? '–' : number(row.stock_quantity + row.reserved)
        }
      />
      <DataTable.Col
        align="right"
        source="restock_at"
        disableSort
        label={t('column.restock_at')}
        render={(row: StockItemRow) => (
          <span className={styles.two}>
            {number(row.restock_at)}
            <small>{t(`from.${row.restock_from}`)}</small>
          </span>
        )}
      />
      {may('admin:stock:write') && (
        <DataTable.Col
          align="right"
          source="receive"
          disableSort
          label=""
          render={(row: StockItemRow) =>
            row.stock_quantity !== null && (
              <Link
                href={`${linkTo('adminGoodsReceived')}?code=${encodeURIComponent(row.sku)}`}
                onClick={event => event.stopPropagation()}
              >
                {t('received.short')}
              </Link>
            )
          }
        />
      )}
    </ListFrame>
  )
}
