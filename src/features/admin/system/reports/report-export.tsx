import { useTranslation } from 'react-i18next'
import type { Figures, Report } from '@/contract/endpoints/admin/reports.ts'
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

/** The report as a CSV file: its entries, or the steps of a report without entries, with the figures of the compared period. */
export function ReportExport({ report, locale, readAll }: ReportExportProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const nameOf = useEntryNames(report.name, locale)
  const nameOfFigure = useFigureNames(report)
  const figures = figuresOf(report.name, report.total.received !== null)
  const cells = (of: Figures): Cell[] =>
    figures.map(figure => (isMoneyFigure(figure) ? { cents: amountOf(of, figure) } : amountOf(of, figure)))
  const save = async () => {
    const all = await readAll()
    if (!all) return
    const isOfSteps = all.name === 'sales'
    const rows = isOfSteps
      ? all.steps.map(({ first, figures: of }, at) => ({
          name: first,
          of,
          before: all.before?.steps[at]?.figures,
        }))
      : all.entries.map(entry => ({ name: nameOf(entry), of: entry.figures, before: entry.before }))
    const compared = all.before
      ? figures.map(figure => `${nameOfFigure(figure)} · ${t('dashboard.before')}`)
      : []
    downloadTable(
      `${all.name}-${all.from}-${all.to}`,
      [
        isOfSteps ? t('dashboard.day') : t(`reports.name.${all.name}`),
        ...figures.map(nameOfFigure),
        ...compared,
      ],
      rows.map(({ name, of, before }) => [
        name,
        ...cells(of),
        ...(before ? cells(before) : compared.map(() => '')),
      ]),
    )
  }
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={() => void save()}>
      {t('react-admin:action.export')}
    </Button>
  )
}
