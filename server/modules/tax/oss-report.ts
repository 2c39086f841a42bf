import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { ossReport } from '@/contract/endpoints/admin/oss.ts'
import { taxTerritories } from '@/domain/tax/tax-territories.ts'
import { vatRate } from '@/domain/tax/vat-rates.ts'
import type { CallContext } from '../../kernel/context.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { ossCorrections, ossSales } from './oss-repo.ts'
import { thresholdCents, thresholdWarning } from './tax-of-sale.ts'
import { salesToUnionConsumers } from './threshold-repo.ts'

/** First and last day of a quarter. */
function daysOf(quarter: string): { from: string; to: string } {
  const [year = '', number = ''] = quarter.split('-Q')
  const first = (Number(number) - 1) * 3
  const dayOf = (month: number, day: number) =>
    new Date(Date.UTC(Number(year), month, day)).toISOString().slice(0, 10)
  return { from: dayOf(first, 1), to: dayOf(first + 3, 0) }
}

/** Refunds of sales of the same quarter reduce its rows. Refunds of earlier sales are corrections of their quarter. */
export async function showOssReport(
  { params: { quarter } }: ParsedOf<typeof ossReport>,
  { db }: CallContext,
): Promise<ResponseOf<typeof ossReport>> {
  const { from, to } = daysOf(quarter)
  const year = Number(quarter.slice(0, 4))
  const { tax } = await shopSettings(db)
  const sales = await salesToUnionConsumers(db, year)
  const rows = await ossSales(db, from, to)
  return {
    quarter,
    rows: rows.map(row => ({ ...row, rate_type: isStandard(row, to) ? 'standard' : 'reduced' })),
    corrections: await ossCorrections(db, from, to),
    threshold: {
      year,
      net: sales.this_year,
      limit: thresholdCents,
      warning: thresholdWarning,
      is_passed: tax.is_oss || sales.last_year > thresholdCents || sales.this_year > thresholdCents,
    },
  }
}

/** The standard rate of the country, or of one of its territories. */
const isStandard = ({ country, percent }: { country: string; percent: number }, day: string): boolean =>
  [country, ...taxTerritories.filter(one => one.country === country).map(({ code }) => code)].some(
    area => vatRate(area, 'standard', day) === percent,
  )
