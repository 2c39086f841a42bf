/** The VAT rates of a country with their dates and sources: the table of the shop, and the rates that the seller entered. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTag } from '@/contract/locales.ts'
import type { TaxSetting } from '@/contract/tax-settings.ts'
import { rateHistory, ratesCheckedUntil, vatRates } from '@/domain/tax/vat-rates.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Table } from '@/ui/content/table.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'

export function RateTable({ tax }: { tax: TaxSetting }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="soft" size="dense" onClick={() => setOpen(true)}>
        {t('settings.tax.show_rates')}
      </Button>
      {isOpen && <RateDialog tax={tax} onClose={() => setOpen(false)} />}
    </>
  )
}

function RateDialog({ tax, onClose }: { tax: TaxSetting; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const iso = formatTag(useLocaleOfTexts())
  const [area, setArea] = useState('IT')
  const checkedUntil = tax.rates_confirmed_until || ratesCheckedUntil
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('settings.tax.rates')}>
      <SelectField
        dense
        label={t('settings.tax.area')}
        value={area}
        onChange={event => setArea(event.target.value)}
        options={Object.keys(vatRates).map(value => ({ value, label: value }))}
      />
      <Table
        label={t('settings.tax.rates')}
        rows={rateHistory(area, tax.rate_changes)}
        rowKey={row => `${row.tax_class} ${row.since} ${row.percent} ${row.isEntered}`}
        columns={[
          {
            id: 'class',
            lead: true,
            head: t('products.tax_class'),
            cell: row => t(`products.tax_classes.${row.tax_class}`),
          },
          {
            id: 'percent',
            numeric: true,
            head: t('settings.tax.percent'),
            cell: row => row.percent.toLocaleString(iso),
          },
          { id: 'since', head: t('settings.tax.since'), cell: row => row.since },
          {
            id: 'source',
            head: t('settings.tax.source'),
            cell: row =>
              row.isEntered
                ? t('settings.tax.source_entered')
                : t('settings.tax.source_table', { day: checkedUntil }),
          },
        ]}
      />
    </AdminDialog>
  )
}
