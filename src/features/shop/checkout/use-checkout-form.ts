import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { emptyAddress, type SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { CheckoutForm } from '@/contract/endpoints/shop/checkout.ts'
import { withoutId } from '../kit/address/address-values.ts'
import { readDraft, storeDraft } from './checkout-draft.ts'
import type { CheckoutInput } from './checkout-form.ts'

export type CheckoutFormApi = UseFormReturn<CheckoutInput, unknown, CheckoutForm>

/** Begins with what was typed before a reload, else with the default address of the book, else with the name of the account. */
export function useCheckoutForm(
  { id, name }: Pick<User, 'id' | 'name'>,
  book: readonly SavedAddress[],
): CheckoutFormApi {
  const form = useForm<CheckoutInput, unknown, CheckoutForm>({
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
      ...readDraft(id),
    },
  })
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch(values => storeDraft(id, values as Partial<CheckoutInput>))
    return unsubscribe
  }, [watch, id])
  return form
}

/** The form's name of a path in the body of an order; the parcel's address may be the invoice's. */
export function checkoutPath(form: CheckoutFormApi, path: string): string {
  const parcel = form.getValues('same') ? 'billing' : 'shipping'
  return path.replace(/^billing_address/, 'billing').replace(/^shipping_address/, parcel)
}
