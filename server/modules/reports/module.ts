import { getReport } from '@/contract/endpoints/admin/reports.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { AppContext } from '../../kernel/context.ts'
import { patiently, takeTime } from '../../kernel/db/patience.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { refuse, route } from '../../kernel/route.ts'
import { readReport } from './read-report.ts'
import { dayAfter } from './report-days.ts'
import {
  closeDays,
  closedUntil,
  firstDay,
  hasFormerCustomerKeys,
  hasUnstoredInvoices,
  reopenDays,
} from './report-rows-repo.ts'

const hourMillis = 3600_000
const mostDaysAtOnce = 31

/**
 * Closes the days that ended more than an hour ago, at most a month in one transaction. Every row of a ledger carries the time of
 * its transaction, which is shorter than an hour, so a closed day gets no more rows.
 */
export async function closeEndedDays({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const today = shopTime(new Date(now().getTime() - hourMillis)).slice(0, 10)
  if (await hasFormerCustomerKeys(db))
    await db.transaction(async tx => {
      await takeTime(tx)
      await reopenDays(tx)
    })
  for (;;) {
    const closed = await closedUntil(db)
    const from = closed ? dayAfter(closed) : await firstDay(db)
    if (from === undefined || from >= today || (await hasUnstoredInvoices(db))) return
    let to = from
    for (let days = 1; days < mostDaysAtOnce && dayAfter(to) < today; days += 1) to = dayAfter(to)
    await db.transaction(async tx => {
      await takeTime(tx)
      await closeDays(tx, { from, to })
    })
  }
}

export const reportsModule: ServerModule = {
  name: 'reports',
  routes: [
    route(getReport, async ({ params, query }, { db, locale, caller }) => {
      if (params.name === 'customers' && !isAllowed('admin:customers:read', caller))
        return refuse('forbidden')
      return patiently(db, tx => readReport(tx, params.name, query, locale))
    }),
  ],
  jobs: context => [{ name: 'close-report-days', pauseMillis: 600_000, work: () => closeEndedDays(context) }],
}
