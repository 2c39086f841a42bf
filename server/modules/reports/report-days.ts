/** Calendar arithmetic of reports. Days are texts such as `2026-11-21`. Pure. */
import type { comparisons, reportSteps } from '@/contract/endpoints/admin/reports.ts'
import type { Span } from './report-sources-repo.ts'

const dayMillis = 24 * 3600 * 1000

const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMillis).toISOString().slice(0, 10)

export const dayAfter = (day: string): string => plus(day, 1)

const firstOfNext = (day: string, months: number): string => {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}

/** The same day one year before; 28 February for 29 February. */
const yearBefore = (day: string): string => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}

/** Returns the earlier period of a comparison, or undefined without one. */
export function comparedSpan({ from, to }: Span, compare: (typeof comparisons)[number]): Span | undefined {
  if (compare === 'none') return undefined
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const days = (Date.parse(to) - Date.parse(from)) / dayMillis + 1
  return { from: plus(from, -days), to: plus(from, -1) }
}

interface Range extends Span {
  grain: 'day' | 'month' | 'year'
}

/** Covers the span without overlap by as few stored rows as possible: whole years, whole months, single days. */
export function closedRanges({ from, to }: Span): Range[] {
  const end = dayAfter(to)
  const ranges: Range[] = []
  const add = (grain: Range['grain'], first: string, next: string) => {
    const last = ranges.at(-1)
    if (last?.grain === grain) last.to = plus(next, -1)
    else ranges.push({ grain, from: first, to: plus(next, -1) })
  }
  for (let day = from; day < end; ) {
    const [month, year] = [firstOfNext(day, 1), `${Number(day.slice(0, 4)) + 1}-01-01`]
    const grain =
      day.endsWith('-01-01') && year <= end ? 'year' : day.endsWith('-01') && month <= end ? 'month' : 'day'
    const next = { day: dayAfter(day), month, year }[grain]
    add(grain, day, next)
    day = next
  }
  return ranges
}

/** Returns the first days of the steps of a span. The first one may lie within a week or month. */
export function firstDaysOf({ from, to }: Span, step: (typeof reportSteps)[number]): string[] {
  const firsts: string[] = []
  for (let day = from; day <= to; ) {
    firsts.push(day)
    const weekday = (new Date(day).getUTCDay() + 6) % 7 // 0 = Monday
    day = step === 'day' ? plus(day, 1) : step === 'week' ? plus(day, 7 - weekday) : firstOfNext(day, 1)
  }
  return firsts
}
