/** Which figures a report shows, and their values. Pure. */
import {
  type Figures,
  type ReportName,
  reports,
  type ShownFigure,
} from '@/contract/endpoints/admin/reports.ts'

export const figuresOf = (name: ReportName): readonly ShownFigure[] => reports[name]

/** Cents, or a number. */
export const amountOf = (figures: Figures, figure: ShownFigure): number =>
  figure === 'takings' ? figures.received - figures.refunded : figures[figure]

export const isMoneyFigure = (figure: ShownFigure): boolean => figure !== 'orders' && figure !== 'count'
