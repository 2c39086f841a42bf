/** VAT of a country that taxes the classes in another order than Italy, for tests of prices by country. */
import { taxTerms } from '@/domain/tax/tax-terms.ts'
import type { DestinationPrices } from '../modules/tax/destination-prices.ts'

export function germanPrices(): DestinationPrices {
  const terms = taxTerms(
    { country: 'DE', zip: '', isPickup: false, buyer: { kind: 'consumer' } },
    '2026-11-28',
    { mode: 'net', shipping_class: 'goods', zero_natura: 'N4', rates: { changes: [], confirmedUntil: '' } },
    true,
  )
  return { ...terms, country: 'DE' }
}
