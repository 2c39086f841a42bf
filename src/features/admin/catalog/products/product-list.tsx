/** All products of every status, searched, filtered and sorted by the server, with bulk actions. */

import { useQuery } from '@tanstack/react-query'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminProductRow } from '@/contract/endpoints/admin/products.ts'
import { formatTag, type Locale, localeFacts, locales } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { type Currency, formatMoney } from '@/domain/money.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { iconFileCsv } from '@/ui/icon/admin-icons.ts'
import { iconPlus } from '@/ui/icon/icons.ts'
import { withPaths } from '../../framework/fields/category-paths.ts'
import { LanguageMarks } from '../../framework/fields/language-marks.tsx'
import { ChoiceFilter, FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { stateTone } from '../../framework/list/tones.ts'
import { NamedRow } from '../../framework/record/named-row.tsx'
import { ProductBulkActions } from './product-bulk-actions.tsx'
import { choicesQuery } from './product-calls.ts'
import { ProductExport } from './product-export.tsx'
import styles from './products.module.css'

interface ProductListProps {
  title: string
  locale: Locale
  currency: Currency
  linkTo: LinkTo
}

const fewLeft = 5 // the stock is red at or below this number

export function ProductList({ title, locale, currency, linkTo }: ProductListProps) {
  const { t } = useTranslation(['admin', 'admin-goods'])
  const may = useMay()
  const choices = useQuery(choicesQuery(locale))
  const iso = formatTag(locale)
  const money = (cents: number) => formatMoney(cents, iso, currency)
  return (
    <ListFrame
      resource="products"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('list.search_products')}
      emptyTitle={t('empty.products')}
      tabs={[
        { id: 'all', label: t('products.tab.all'), filter: {} },
        { id: 'published', label: t('products.tab.published'), filter: { status: 'published' } },
        { id: 'draft', label: t('products.tab.draft'), filter: { status: 'draft' } },
        { id: 'planned', label: t('products.tab.planned'), filter: { planned: 'true' } },
        { id: 'archived', label: t('products.tab.archived'), filter: { status: 'archived' } },
        { id: 'short', label: t('products.tab.short'), filter: { stock: 'short' } },
        { id: 'low', label: t('products.tab.low'), filter: { stock: 'low' } },
        { id: 'out', label: t('products.tab.out'), filter: { stock: 'out' } },
      ]}
      filters={
        <>
          <ChoiceFilter
            source="category_id"
            label={t('column.category')}
            from={choices}
            options={withPaths(choices.data?.categories).map(({ id, path }) => ({
              value: String(id),
              label: path,
            }))}
          />
          <ChoiceFilter
            source="untranslated"
            label={t('products.untranslated')}
            options={locales.map(code => ({ value: code, label: localeFacts[code].name }))}
          />
          <FlagFilter source="on_sale" label={t('products.on_sale')} />
          <FlagFilter source="unsafe" label={t('products.unsafe')} />
        </>
      }
      actions={
        <>
          <ProductExport />
          {may('admin:products:write') && (
            <>
              <Button variant="ghost" size="dense" icon={iconFileCsv} href={linkTo('adminProductImport')}>
                {t('admin-goods:import.open')}
              </Button>
              <Button size="dense" icon={iconPlus} href={linkTo('adminProductCreate')}>
                {t('products.new')}
              </Button>
            </>
          )}
        </>
      }
      table={{
        rowClick: id => linkTo('adminProduct', { id: String(id) }),
        bulkActionsToolbar: <ProductBulkActions choices={choices} money={money} />,
      }}
    >
      <DataTable.Col
        source="title"
        label={t('column.product')}
        render={(row: AdminProductRow) => (
          <NamedRow
            href={linkTo('adminProduct', { id: row.id })}
            name={row.title}
            note={
              row.variants > 0 ? t('products.with_variants', { sku: row.sku, count: row.variants }) : row.sku
            }
            picture={row.picture}
            element={row.element ?? undefined}
          />
        )}
      />
      <DataTable.Col
        source="status"
        label={t('column.status')}
        render={(row: AdminProductRow) => (
          <>
            <Badge tone={stateTone(row.status)}>{t(`status.${row.status}`)}</Badge>
            <Period
              from={row.status === 'planned' ? row.published_from : null}
              until={row.status === 'published' ? row.published_until : null}
              locale={locale}
            />
          </>
        )}
      />
      <DataTable.Col source="category" label={t('column.category')} />
      <DataTable.Col
        align="right"
        source="stock_quantity"
        label={t('column.stock')}
        render={(row: AdminProductRow) => <Stock row={row} iso={iso} />}
      />
      <DataTable.Col
        align="right"
        source="base_price"
        label={t('products.base')}
        render={(row: AdminProductRow) => (
          <>
            {money(row.base_price)}
            <Offer row={row} money={money} locale={locale} />
          </>
        )}
      />
      <DataTable.Col
        align="right"
        source="reseller_price"
        label={t('products.reseller')}
        render={(row: AdminProductRow) => (row.reseller_price === null ? '–' : money(row.reseller_price))}
      />
      <DataTable.Col
        source="languages"
        disableSort
        label={t('column.languages')}
        render={(row: AdminProductRow) => <LanguageMarks done={row.languages} all />}
      />
    </ListFrame>
  )
}

interface PeriodProps {
  from: string | null // null: has begun
  until: string | null
  locale: Locale
}

/** The moment at which something begins, otherwise the one at which it ends. */
function Period({ from, until, locale }: PeriodProps) {
  const { t } = useTranslation('admin')
  if (!from && !until) return null
  return (
    <small className={styles.noOffer}>
      {from
        ? t('products.from_date', { date: dateTimeText(from, locale) })
        : until && t('products.until_date', { date: dateTimeText(until, locale) })}
    </small>
  )
}

interface OfferProps {
  row: AdminProductRow
  money: (cents: number) => string
  locale: Locale
}

/** The offer as the shop shows it. Marks a discount that the shop cannot show, and an offer that begins later. */
function Offer({ row, money, locale }: OfferProps) {
  const { t } = useTranslation('admin')
  const percentOf = usePercentText()
  const { percent, was } = row.shown
  const { offer_from, offer_until, entered_discount } = row
  const isPlanned = row.base_discount === 0 && offer_from !== null && new Date(offer_from) > new Date()
  if (isPlanned && entered_discount > 0)
    return (
      <>
        <small className={styles.noOffer}>−{percentOf(entered_discount)}</small>
        <Period from={offer_from} until={null} locale={locale} />
      </>
    )
  if (row.base_discount === 0) return null
  return (
    <>
      <small className={was === null ? styles.noOffer : styles.sale}>
        {was === null ? t('products.offer.none') : `${money(row.shown.now)} · −${percentOf(percent)}`}
      </small>
      <Period from={null} until={offer_until} locale={locale} />
    </>
  )
}

function Stock({ row, iso }: { row: AdminProductRow; iso: string }) {
  const { t } = useTranslation('admin')
  const { stock_quantity: stock, scarcest } = row
  return (
    <>
      {stock === null ? (
        <span className={styles.soft}>{t('value.untracked')}</span>
      ) : (
        <b className={stock <= fewLeft ? styles.scarce : undefined}>{stock.toLocaleString(iso)}</b>
      )}
      {scarcest && (
        <small className={styles.sale}>
          {scarcest.name}: {t('dashboard.low_left', { count: scarcest.stock })}
        </small>
      )}
    </>
  )
}
