import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { emptyAddress, type SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { type CheckoutForm, checkoutForm } from '@/contract/endpoints/shop/checkout.ts'
import { withoutId } from '../kit/address/address-values.ts'
import { readDraft, storeDraft } from './checkout-draft.ts'
import type { CheckoutInput } from './checkout-form.ts'

export type CheckoutFormApi = UseFormReturn<CheckoutInput, unknown, CheckoutForm>

type CheckoutResolver = Resolver<CheckoutInput, unknown, CheckoutForm>

/** Digital goods ask for an address only with an invoice that names somebody. */
const resolverFor =
  (isGuest: boolean, needsShipping: RefObject<boolean>): CheckoutResolver =>
  (values, context, options) => {
    const schema = checkoutForm(isGuest, needsShipping.current || values.wants_invoice)
    return zodResolver<CheckoutInput, unknown, CheckoutForm>(schema as never)(values, context, options)
  }

/** Begins with what was typed before a reload, else with the default address of the book, else with the name of the account. */
export function useCheckoutForm(
  user: Pick<User, 'id' | 'name'> | null, // null = a guest
  book: readonly SavedAddress[],
  needsShipping: RefObject<boolean>,
): CheckoutFormApi {
  const id = user?.id ?? null
  const name = user?.name ?? ''
  const form = useForm<CheckoutInput, unknown, CheckoutForm>({
    resolver: resolverFor(user === null, needsShipping),
    mode: 'onTouched',
    defaultValues: {
      email: '',
      billing: book[0] ? withoutId(book[0]) : emptyAddress(name),
      shipping: emptyAddress(name),
      same: true,
      wants_invoice: false,
      note: '',
      ticket_request: false,
      digital_consent: false,
      save: user !== null && book.length === 0,
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
  return path
    .replace(/^contact_email/, 'email')
    .replace(/^billing_address/, 'billing')
    .replace(/^shipping_address/, parcel)
}
