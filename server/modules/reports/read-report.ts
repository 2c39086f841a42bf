/** Composes a report: figures by step and by entry, and the same of the earlier period. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { getReport, Report, ReportName } from '@/contract/endpoints/admin/reports.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { comparedSpan, firstDaysOf } from './report-days.ts'
import { labelsOf } from './report-labels-repo.ts'
import {
  closedUntil,
  type Figures,
  figuresByStep,
  figuresOfEntries,
  largestEntries,
  noFigures,
  planForReport,
} from './report-rows-repo.ts'
import type { Span } from './report-sources-repo.ts'

const add = (a: Figures, b: Figures, sign = 1): Figures => ({
  received: a.received + sign * b.received,
  refunded: a.refunded + sign * b.refunded,
  taxable: a.taxable + sign * b.taxable,
  vat: a.vat + sign * b.vat,
  orders: a.orders + sign * b.orders,
  count: a.count + sign * b.count,
})

const sumOf = (list: readonly { figures: Figures }[]): Figures =>
  list.reduce((sum, { figures }) => add(sum, figures), noFigures)

/** Needs a transaction. */
export async function readReport(
  db: Queryable,
  report: ReportName,
  { from, to, step, compare, limit }: ParsedOf<typeof getReport>['query'],
  locale: Locale,
): Promise<Report> {
  await planForReport(db)
  const closed = await closedUntil(db)
  const stepsOf = async (span: Span) => {
    const figures = await figuresByStep(db, { report, closed, ...span }, step)
    return firstDaysOf(span, step).map(first => ({ first, figures: figures.get(first) ?? noFigures }))
  }
  const steps = await stepsOf({ from, to })
  const total = sumOf(steps)
  const { entries, total: count } = await largestEntries(db, { report, closed, from, to }, limit)
  const keys = entries.map(({ key }) => key)
  const labels = await labelsOf(db, report, keys, locale)
  const compared = comparedSpan({ from, to }, compare)
  const before = compared && { ...compared, steps: await stepsOf(compared) }
  const earlier = compared && (await figuresOfEntries(db, { report, closed, ...compared }, keys))
  return {
    name: report,
    from,
    to,
    step,
    steps,
    before: before ? { ...before, total: sumOf(before.steps) } : null,
    entries: entries.map(({ key, figures }) => ({
      key,
      label: labels.get(key) ?? '',
      figures,
      before: earlier ? (earlier.get(key) ?? noFigures) : null,
    })),
    entry_count: count,
    rest: add(total, sumOf(entries), -1),
    total,
  }
}
