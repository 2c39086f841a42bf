/** Form values of an address during input. */
import type { AddressInput, SavedAddress } from '@/contract/endpoints/account/address.ts'

/** A form with several addresses prefixes their fields by purpose. The address book has no prefix. */
export interface AddressForm {
  billing: AddressInput
  shipping: AddressInput
  address: AddressInput
}

export const withoutId = ({ id: _, is_default: __, ...address }: SavedAddress): AddressInput => address
