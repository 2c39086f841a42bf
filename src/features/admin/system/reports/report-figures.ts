/** Which figures a report shows, and their values. Pure. */
import {
  type Figures,
  type ReportName,
  reports,
  type ShownFigure,
} from '@/contract/endpoints/admin/reports.ts'

/** Without amounts, only numbers remain; a report of amounts alone has none. */
export const figuresOf = (name: ReportName, hasAmounts: boolean): readonly ShownFigure[] =>
  reports[name].filter(figure => hasAmounts || !isMoneyFigure(figure))

/** Cents, or a number. An amount that the reader may not see is 0. */
export const amountOf = (figures: Figures, figure: ShownFigure): number =>
  figure === 'takings' ? (figures.received ?? 0) - (figures.refunded ?? 0) : (figures[figure] ?? 0)

export const isMoneyFigure = (figure: ShownFigure): boolean => figure !== 'orders' && figure !== 'count'
