import { useTranslation } from 'react-i18next'
import type { Report } from '@/contract/endpoints/admin/reports.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Cell } from '@/lib/csv-text.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'
import { amountOf, figuresOf, isMoneyFigure } from './report-figures.ts'
import { useFigureNames } from './report-view.tsx'
import { useEntryNames } from './use-entry-names.ts'

interface ReportExportProps {
  report: Report
  locale: Locale
  readAll: () => Promise<Report | undefined> // with all entries; undefined if it cannot be read
}

/** The report as a CSV file: its entries, or the steps of a report without entries. */
export function ReportExport({ report, locale, readAll }: ReportExportProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const nameOf = useEntryNames(report.name, locale)
  const nameOfFigure = useFigureNames(report)
  const figures = figuresOf(report.name, report.total.received !== null)
  const cells = (of: Report['total']): Cell[] =>
    figures.map(figure => (isMoneyFigure(figure) ? { cents: amountOf(of, figure) } : amountOf(of, figure)))
  const save = async () => {
    const all = await readAll()
    if (!all) return
    const isOfSteps = all.name === 'sales'
    downloadTable(
      `${all.name}-${all.from}-${all.to}`,
      [isOfSteps ? t('dashboard.day') : t(`reports.name.${all.name}`), ...figures.map(nameOfFigure)],
      isOfSteps
        ? all.steps.map(({ first, figures: of }) => [first, ...cells(of)])
        : all.entries.map(entry => [nameOf(entry), ...cells(entry.figures)]),
    )
  }
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={() => void save()}>
      {t('react-admin:action.export')}
    </Button>
  )
}
