/** Register of takings: sales without an invoice by day and VAT rate, and their refunds as negative amounts. */
import { DataTable, type Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { TakingsDay } from '@/contract/endpoints/admin/accounting.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { DayFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'

import { OssReturn } from './oss-return.tsx'

interface TakingsListProps {
  title: string
  locale: Locale
  money: (cents: number) => string
}

const amounts = ['sales', 'refunds', 'taxable', 'vat', 'due'] as const

function useTakingsExporter(): Exporter<TakingsDay> {
  const { t } = useTranslation('admin-sales')
  const head = ['day', 'vat_percent', ...amounts, 'entries'] as const
  return rows =>
    downloadTable(
      'takings',
      head.map(column => t(`takings.${column}`)),
      rows.map(row => [
        row.day,
        row.vat_percent,
        ...amounts.map(amount => ({ cents: row[amount] })),
        row.entries,
      ]),
    )
}

export function TakingsList({ title, locale, money }: TakingsListProps) {
  const { t } = useTranslation('admin-sales')
  const exporter = useTakingsExporter()
  return (
    <ListFrame
      resource="takings"
      title={title}
      sort={{ field: 'day', order: 'DESC' }}
      searchHint={t('takings.search')}
      emptyTitle={t('takings.empty')}
      exporter={exporter}
      filters={
        <>
          <DayFilter source="from" label={t('orders.from')} />
          <DayFilter source="to" label={t('orders.to')} />
        </>
      }
      actions={<OssReturn money={money} />}
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="day"
        disableSort
        label={t('takings.day')}
        render={(row: TakingsDay) => <b>{dayWords(new Date(`${row.day}T12:00:00Z`), locale)}</b>}
      />
      <DataTable.Col
        align="right"
        source="vat_percent"
        disableSort
        label={t('takings.vat_percent')}
        render={(row: TakingsDay) => `${row.vat_percent} %`}
      />
      {amounts.map(amount => (
        <DataTable.Col
          key={amount}
          align="right"
          source={amount}
          disableSort
          label={t(`takings.${amount}`)}
          render={(row: TakingsDay) => money(row[amount])}
        />
      ))}
      <DataTable.Col align="right" source="entries" disableSort label={t('takings.entries')} />
    </ListFrame>
  )
}
