/** Warns the shop about the threshold of distance sales, once per year and level (decision 0065). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/oss.ts'
import { done } from '@/contract/envelope.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { thresholdCents, thresholdWarning } from './tax-of-sale.ts'
import { isNoticeRead, markNoticeRead, salesToUnionConsumers, type UnionSales } from './threshold-repo.ts'

/** Returns undefined below the warning. Exactly the limit is not above it. */
export function thresholdLevel({
  this_year,
  last_year,
}: UnionSales): (typeof contract.thresholdLevels)[number] | undefined {
  if (this_year > thresholdCents || last_year > thresholdCents) return 'passed'
  return this_year >= thresholdWarning ? 'near' : undefined
}

/** `warning` is null below the threshold, after it was read, and for a shop that has opted for the Union scheme. */
export async function showThresholdWarning(
  _: unknown,
  { db, now }: CallContext,
): Promise<ResponseOf<typeof contract.thresholdWarning>> {
  const { tax } = await shopSettings(db)
  const year = Number(shopTime(now()).slice(0, 4))
  const sales = await salesToUnionConsumers(db, year)
  const level = thresholdLevel(sales)
  if (!level || tax.is_oss || (await isNoticeRead(db, year, level))) return { warning: null }
  const { by_country } = tax
  return { warning: { year, level, net: sales.this_year, limit: thresholdCents, by_country } }
}

export async function hideThresholdWarning(
  { body: { year, level } }: ParsedOf<typeof contract.readThresholdWarning>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.readThresholdWarning>> {
  await context.db.transaction(async tx => {
    await markNoticeRead(tx, { year, level, read_at: context.now() })
    await recordChange(tx, writerOf(context), {
      record: 'settings',
      id: 'site',
      title: `OSS ${year}`,
      before: { threshold_warning: null },
      after: { threshold_warning: level },
    })
  })
  return done
}
