import { zodResolver } from '@hookform/resolvers/zod'
import { type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { Failure } from '@/api/failure.ts'
import type { SavedAddress } from '@/contract/address.ts'
import { CheckoutForm } from '@/contract/checkout.ts'
import { emptyAddress, withoutId } from '../kit/address/address-values.ts'
import type { CheckoutInput } from './checkout-form.ts'

export type CheckoutFormApi = UseFormReturn<CheckoutInput, unknown, CheckoutForm>

/** Begins with the default address of the book, or with the name of the account. */
export function useCheckoutForm(name: string, book: readonly SavedAddress[]): CheckoutFormApi {
  return useForm<CheckoutInput, unknown, CheckoutForm>({
    resolver: zodResolver<CheckoutInput, unknown, CheckoutForm>(CheckoutForm as never),
    mode: 'onTouched',
    defaultValues: {
      billing: book[0] ? withoutId(book[0]) : emptyAddress(name),
      shipping: emptyAddress(name),
      same: true,
      note: '',
      ticket_request: false,
      digital_consent: false,
      save: book.length === 0,
    },
  })
}

/** Puts the server's faults at their fields; the parcel's address may be the first one. */
export function placeFaults(form: CheckoutFormApi, { fields }: Failure): void {
  const parcel = form.getValues('same') ? 'billing' : 'shipping'
  for (const { path, code } of fields) {
    const place = path.replace(/^billing_address/, 'billing').replace(/^shipping_address/, parcel)
    form.setError(place as Path<CheckoutInput>, { type: 'server', message: code })
  }
}
