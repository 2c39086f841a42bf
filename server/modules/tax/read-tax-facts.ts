import type { Settings } from '@/contract/settings.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { scopeOfSale, type TaxFacts, type TaxPlace, unionVatNumber } from './tax-of-sale.ts'
import { lockThreshold, salesToUnionConsumers } from './threshold-repo.ts'
import { latestVatCheck } from './vat-checks-repo.ts'

const dayMillis = 24 * 3600_000

/**
 * Reads what the VAT of a sale depends on. With `isPlacing`, a sale to a consumer in another member state locks the
 * threshold until the commit.
 */
export async function readTaxFacts(
  db: Queryable,
  place: TaxPlace,
  { tax: setting }: Settings,
  now: Date,
  isPlacing: boolean,
): Promise<TaxFacts> {
  const facts: TaxFacts = { setting, sales: { this_year: 0, last_year: 0 }, vatCheck: null }
  if (!setting.by_country) return facts
  const number = unionVatNumber(place.company)
  const vatCheck = number
    ? ((await latestVatCheck(db, number, new Date(now.getTime() - dayMillis))) ?? null)
    : null
  const isCounted = scopeOfSale(place, false, { ...facts, vatCheck }, now) === 'union_consumer'
  if (!isCounted || setting.is_oss) return { ...facts, vatCheck }
  if (isPlacing) await lockThreshold(db)
  return { ...facts, vatCheck, sales: await salesToUnionConsumers(db, Number(shopTime(now).slice(0, 4))) }
}
