/** Checks VAT numbers of buyers in VIES and stores every response (decision 0065). */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { checkVatNumber } from '@/contract/endpoints/shop/vat-check.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { unionVatNumber } from './tax-of-sale.ts'
import { insertVatCheck, latestVatCheck, uncheckedNumbers, type VatCheckRow } from './vat-checks-repo.ts'
import { requestVies } from './vies.ts'

const dayMillis = 24 * 3600_000
const pauseMillis = 60_000 // between two requests of a number that the register could not check

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

async function requestAndStore(vatNumber: string, { db, config, now }: Context): Promise<VatCheckRow> {
  const { company } = await shopSettings(db)
  const requester = company.vat_number.replace(/\s|^IT/g, '')
  const response = await requestVies(vatNumber, requester, config.vies)
  return insertVatCheck(db, { vat_number: vatNumber, ...response, checked_at: now() })
}

/** Returns today's stored response, or requests the register. Refuses `not_found` for a number of no other member state. */
export async function checkNumber(
  { body }: ParsedOf<typeof checkVatNumber>,
  context: CallContext,
): Promise<ResponseOf<typeof checkVatNumber> | Refusal> {
  const number = unionVatNumber(body)
  if (!number || !(await shopSettings(context.db)).tax.by_country) return refuse('not_found')
  const now = context.now().getTime()
  const stored = await latestVatCheck(context.db, number, new Date(now - dayMillis))
  const isRecent =
    stored && (stored.state !== 'unavailable' || stored.checked_at.getTime() > now - pauseMillis)
  const { state, checked_at } = isRecent ? stored : await requestAndStore(number, context)
  return { state, checked_at: checked_at.toISOString() }
}

const numbersPerRun = 20

/**
 * Runs in a job: requests numbers again that VIES could not check when an order of the last two weeks was placed. The delay grows with
 * each failure.
 */
export async function checkLater(context: Context): Promise<void> {
  const now = context.now()
  const since = new Date(now.getTime() - 14 * dayMillis)
  for (const number of await uncheckedNumbers(context.db, { since, now, limit: numbersPerRun }))
    if (/^(?!IT)[A-Z]{2}/.test(number)) await requestAndStore(number, context)
}
