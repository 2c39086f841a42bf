/** One report: totals compared with the earlier period, a chart by step, and its entries. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Figures, Report, ReportEntry, ShownFigure } from '@/contract/endpoints/admin/reports.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { type Column, Table } from '@/ui/content/table.tsx'
import { Link } from '@/ui/link.tsx'
import { ChartPanel } from '../../framework/charts/chart-panel.tsx'
import { Change, StatTile } from '../../framework/charts/stat-tile.tsx'
import { amountOf, figuresOf, isMoneyFigure } from './report-figures.ts'
import styles from './report-view.module.css'
import { useEntryNames } from './use-entry-names.ts'

interface ReportViewProps {
  report: Report
  linkTo: LinkTo
  locale: Locale
  money: (cents: number | null) => string
}

interface Row {
  key: string
  name: string
  href: string | undefined
  figures: Figures
  before: Figures | null
}

export function ReportView({ report, linkTo, locale, money }: ReportViewProps) {
  const { t } = useTranslation('admin-sales')
  const nameOf = useEntryNames(report.name, locale)
  const nameOfFigure = useFigureNames(report)
  const iso = formatTag(locale)
  const figures = figuresOf(report.name, report.total.received !== null)
  const [chosen, setChosen] = useState<ShownFigure>()
  const shown = chosen && figures.includes(chosen) ? chosen : (figures[0] as ShownFigure)
  const say = (figure: ShownFigure) => (value: number) =>
    isMoneyFigure(figure) ? money(value) : value.toLocaleString(iso)
  const points = (steps: Report['steps'], figure: ShownFigure) =>
    steps.map(({ first, figures: of }) => ({ day: first, value: amountOf(of, figure) }))
  const hrefOf = ({ key }: ReportEntry) => {
    const id = /^c?(\d+)$/.exec(key)?.[1]
    if (id === undefined) return undefined
    if (report.name === 'products') return linkTo('adminProduct', { id })
    return report.name === 'customers' ? linkTo('adminCustomer', { id }) : undefined
  }
  const isOfSteps = report.name === 'sales'
  const rows: Row[] = isOfSteps
    ? report.steps.map(({ first, figures: of }, at) => ({
        key: first,
        name: dayWords(first, locale),
        href: undefined,
        figures: of,
        before: report.before?.steps[at]?.figures ?? null,
      }))
    : report.entries.map(entry => ({
        key: entry.key,
        name: nameOf(entry),
        href: entry.label === '' ? undefined : hrefOf(entry),
        figures: entry.figures,
        before: entry.before,
      }))
  const hidden = isOfSteps ? 0 : report.entry_count - report.entries.length
  if (hidden > 0)
    rows.push({
      key: '…',
      name: t('reports.rest', { count: hidden }),
      href: undefined,
      figures: report.rest,
      before: null,
    })
  const columns: Column<Row>[] = [
    {
      id: 'name',
      head: isOfSteps ? t('dashboard.day') : t(`reports.name.${report.name}`),
      lead: true,
      cell: ({ name, href }) => (href ? <Link href={href}>{name}</Link> : name),
    },
    ...figures.map((figure, at) => ({
      id: figure,
      head: nameOfFigure(figure),
      numeric: true,
      cell: (row: Row) => (
        <span className={styles.figure}>
          {say(figure)(amountOf(row.figures, figure))}
          {at === 0 && row.before && (
            <small>
              <Change now={amountOf(row.figures, figure)} before={amountOf(row.before, figure)} />
            </small>
          )}
        </span>
      ),
    })),
  ]
  return (
    <>
      <div className={styles.stats}>
        {figures.map(figure => (
          <StatTile
            key={figure}
            name={nameOfFigure(figure)}
            sum={amountOf(report.total, figure)}
            before={report.before && amountOf(report.before.total, figure)}
            values={points(report.steps, figure).map(({ value }) => value)}
            say={say(figure)}
            isChosen={figure === shown}
            onChoose={() => setChosen(figure)}
          />
        ))}
      </div>
      <ChartPanel
        title={nameOfFigure(shown)}
        points={points(report.steps, shown)}
        before={report.before ? points(report.before.steps, shown) : []}
        say={say(shown)}
        isMoney={isMoneyFigure(shown)}
        iso={iso}
        className={styles.chart}
      />
      <Panel dense titleAs="h2" title={t(`reports.name.${report.name}`)}>
        {report.name === 'searches' && <p className={styles.note}>{t('reports.searches_kept')}</p>}
        {rows.length === 0 ? (
          <p className={styles.note}>{t('reports.empty')}</p>
        ) : (
          <Table
            label={t(`reports.name.${report.name}`)}
            columns={columns}
            rows={rows}
            rowKey={row => row.key}
          />
        )}
      </Panel>
    </>
  )
}

/** Returns the name of a figure in this report. */
export function useFigureNames({ name }: Pick<Report, 'name'>): (figure: ShownFigure) => string {
  const { t } = useTranslation('admin-sales')
  return figure => {
    if (figure === 'count') return t(`reports.count.${name}`)
    return name === 'returns' && figure === 'orders' ? t('reports.requests') : t(`reports.figure.${figure}`)
  }
}
