/** Invoices and credit notes with their PDFs. The export is the journal: one row per document and VAT rate. */
import { useState } from 'react'
import { DataTable, type Exporter } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { type InvoiceRow, numberedKinds } from '@/contract/endpoints/admin/accounting.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { dayWords } from '@/i18n/dates.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Link } from '@/ui/link.tsx'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { DayFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { DocumentLink } from '../../framework/record/document-link.tsx'
import { ExportXml, ImportReceipt } from './accounting-actions.tsx'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
import { ElectronicState } from './electronic-state.tsx'

interface InvoiceListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
  money: (cents: number) => string
}

const journal = [
  'number',
  'issued_at',
  'kind',
  'corrects',
  'order',
  'buyer',
  'country',
  'tax_id',
  'vies_number',
  'vies_state',
  'vies_checked_at',
  'vies_identifier',
  'vat_percent',
  'natura',
  'taxable',
  'vat',
  'due',
] as const

/** A credit note has negative amounts in the journal. */
function useJournalExporter(): Exporter<InvoiceRow> {
  const { t } = useTranslation('admin-sales')
  const viesCells = ({ vat_check }: InvoiceRow) =>
    vat_check
      ? [
          vat_check.vat_number,
          t(`vies.state.${vat_check.at_sale?.state ?? 'none'}`),
          vat_check.at_sale && sheetTime(vat_check.at_sale.checked_at),
          vat_check.at_sale?.request_identifier ?? '',
        ]
      : ['', '', '', '']
  return rows =>
    downloadTable(
      'invoices',
      journal.map(column => t(`invoices.${column}`)),
      rows.flatMap(row => {
        const sign = row.kind === 'credit_note' ? -1 : 1
        return row.taxes.map(part => [
          row.number,
          sheetTime(row.issued_at),
          t(`invoices.type.${row.kind}`),
          row.corrects,
          row.order.number,
          row.buyer.name,
          row.buyer.country,
          row.buyer.tax_id,
          ...viesCells(row),
          part.vat_percent,
          part.natura,
          { cents: sign * part.taxable },
          { cents: sign * part.vat },
          { cents: sign * part.due },
        ])
      }),
    )
}

function CreditNoteButton({ invoice, money }: { invoice: InvoiceRow; money: (cents: number) => string }) {
  const { t } = useTranslation('admin-sales')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="dense" onClick={() => setOpen(true)}>
        {t('credit.issue')}
      </Button>
      {isOpen && <CreditNoteDialog invoice={invoice} money={money} onClose={() => setOpen(false)} />}
    </>
  )
}

export function InvoiceList({ title, locale, linkTo, money }: InvoiceListProps) {
  const { t } = useTranslation('admin-sales')
  const exporter = useJournalExporter()
  const mayWrite = isAllowed(
    'admin:invoices:write',
    useSession(({ user }) => user),
  )
  return (
    <ListFrame
      resource="invoices"
      title={title}
      sort={{ field: 'issued_at', order: 'DESC' }}
      searchHint={t('invoices.search')}
      emptyTitle={t('invoices.empty')}
      exporter={exporter}
      filters={
        <>
          <DayFilter source="from" label={t('orders.from')} />
          <DayFilter source="to" label={t('orders.to')} />
        </>
      }
      actions={
        <>
          <ExportXml />
          <ImportReceipt />
        </>
      }
      tabs={[
        { id: 'all', label: t('all'), filter: {} },
        ...numberedKinds.map(kind => ({ id: kind, label: t(`invoices.type.${kind}`), filter: { kind } })),
      ]}
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="number"
        disableSort
        label={t('invoices.number')}
        render={({ id, kind, number, order }: InvoiceRow) => (
          <DocumentLink number={order.number} document={{ id, kind, number }} />
        )}
      />
      <DataTable.Col
        source="issued_at"
        disableSort
        label={t('invoices.issued_at')}
        render={(row: InvoiceRow) => dayWords(new Date(row.issued_at), locale)}
      />
      <DataTable.Col
        source="order"
        disableSort
        label={t('invoices.order')}
        render={({ order }: InvoiceRow) => (
          <Link href={linkTo('adminOrder', { id: order.id })}>{order.number}</Link>
        )}
      />
      <DataTable.Col
        source="buyer"
        disableSort
        label={t('invoices.buyer')}
        render={({ buyer }: InvoiceRow) => [buyer.name, buyer.tax_id].filter(Boolean).join(' · ')}
      />
      {(['taxable', 'vat', 'due'] as const).map(amount => (
        <DataTable.Col
          key={amount}
          align="right"
          source={amount}
          disableSort
          label={t(`invoices.${amount}`)}
          render={(row: InvoiceRow) => money(row.kind === 'credit_note' ? -row[amount] : row[amount])}
        />
      ))}
      <DataTable.Col
        source="file"
        disableSort
        label={t('invoices.file')}
        render={(row: InvoiceRow) =>
          row.kind === 'earlier_invoice' ? '–' : <ElectronicState row={row} locale={locale} />
        }
      />
      {mayWrite && (
        <DataTable.Col
          source="credit"
          disableSort
          label={t('credit.column')}
          render={(row: InvoiceRow) =>
            row.kind === 'invoice' ? <CreditNoteButton invoice={row} money={money} /> : '–'
          }
        />
      )}
    </ListFrame>
  )
}
