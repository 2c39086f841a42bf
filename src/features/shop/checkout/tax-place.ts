import type { AddressInput } from '@/contract/endpoints/account/address.ts'
import type { QuoteRequest } from '@/contract/endpoints/shop/checkout.ts'
import { isPostalCode, postalCode } from '@/domain/postal-code.ts'
import { isVatNumber, vatNumber } from '@/domain/vat-number.ts'

/**
 * What the typed addresses say about the VAT. Incomplete postcodes and VAT numbers are left out, so that typing does not
 * request quotes.
 */
export function taxPlace(
  buyer: Partial<AddressInput>,
  parcel: Partial<AddressInput>,
): Required<Pick<QuoteRequest, 'zip' | 'company'>> {
  const { kind, country = 'IT', partita_iva = '' } = buyer
  const zip = postalCode(parcel.zip ?? '', parcel.country ?? 'IT')
  const number = vatNumber(partita_iva, country)
  return {
    zip: isPostalCode(zip, parcel.country ?? 'IT') ? zip : '',
    company: kind === 'company' && isVatNumber(number, country) ? { country, vat_number: number } : null,
  }
}
