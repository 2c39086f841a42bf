/** What the fields of an address hold while one types. */
import type { AddressInput, SavedAddress } from '@/contract/endpoints/account/address.ts'

/** A form that holds addresses names them by what they are for; the address book's own is just an address. */
export interface AddressForm {
  billing: AddressInput
  shipping: AddressInput
  address: AddressInput
}

export const withoutId = ({ id: _, is_default: __, ...address }: SavedAddress): AddressInput => address
