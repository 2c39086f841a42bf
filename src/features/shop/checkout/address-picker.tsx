/** Selects an address of the address book. It fills the fields, which can still be changed. */
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { emptyAddress, type SavedAddress } from '@/contract/endpoints/account/address.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { withoutId } from '../kit/address/address-values.ts'
import type { ShopWords } from '../kit/product-words.ts'
import { useDeliveryCountry } from '../kit/use-delivery-country.ts'
import type { CheckoutInput } from './checkout-form.ts'
import { savedAddressIn } from './use-checkout-form.ts'

interface AddressPickerProps {
  book: readonly SavedAddress[]
  words: ShopWords
}

const lineOf = ({ company, name, street, city }: SavedAddress): string =>
  [company || name, street, city].join(', ')

export function AddressPicker({ book, words: { t, locale } }: AddressPickerProps) {
  const { setValue, getValues } = useFormContext<CheckoutInput>()
  const country = useDeliveryCountry(locale)
  const [first] = useState(() => savedAddressIn(book, country))
  if (book.length === 0) return null
  const pick = (id: string) => {
    const chosenAddress = book.find(address => String(address.id) === id)
    setValue(
      'billing',
      chosenAddress ? withoutId(chosenAddress) : emptyAddress('', getValues('billing.country')),
      {
        shouldValidate: chosenAddress !== undefined,
      },
    )
    setValue('save', chosenAddress === undefined)
  }
  return (
    <SelectField
      label={t('address.book')}
      defaultValue={String(first?.id ?? 'new')}
      onChange={event => pick(event.target.value)}
      options={[
        ...book.map(address => ({ value: String(address.id), label: lineOf(address) })),
        { value: 'new', label: t('address.new') },
      ]}
    />
  )
}
