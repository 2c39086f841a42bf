import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { type Country, emptyAddress, type SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { type CheckoutForm, checkoutForm } from '@/contract/endpoints/shop/checkout.ts'
import { useCart } from '@/stores/cart.ts'
import { withoutId } from '../kit/address/address-values.ts'
import { readDraft, storeDraft } from './checkout-draft.ts'
import type { CheckoutInput } from './checkout-form.ts'

export type CheckoutFormApi = UseFormReturn<CheckoutInput, unknown, CheckoutForm>

type CheckoutResolver = Resolver<CheckoutInput, unknown, CheckoutForm>

/** Digital goods need an address only for an invoice with a name. */
const resolverFor =
  (isGuest: boolean, needsShipping: RefObject<boolean>): CheckoutResolver =>
  (values, context, options) => {
    const schema = checkoutForm(isGuest, needsShipping.current || values.wants_invoice)
    return zodResolver<CheckoutInput, unknown, CheckoutForm>(schema as never)(values, context, options)
  }

/** The initial saved address of the checkout: the first one in the country of delivery. */
export const savedAddressIn = (book: readonly SavedAddress[], country: Country): SavedAddress | undefined =>
  book.find(address => address.country === country)

type Draft = Partial<CheckoutInput>

const parcelOf = ({ same }: Draft): 'billing' | 'shipping' => (same === false ? 'shipping' : 'billing')

/** Sets the draft to the country of delivery, which may have been changed in the cart since. */
function draftTo(country: Country, draft: Draft): Draft {
  const parcel = draft[parcelOf(draft)]
  return parcel ? { ...draft, [parcelOf(draft)]: { ...parcel, country } } : draft
}

const placeFields = ['country', 'street', 'zip', 'city', 'province']

/** Whether this field is part of the parcel's destination. A name and a phone number are not. */
function decidesCountry(field: string, values: Draft): boolean {
  const parcel = parcelOf(values)
  return field === parcel || field === 'same' || placeFields.some(name => field === `${parcel}.${name}`)
}

/**
 * Starts with the text typed before a reload, otherwise with a saved address in the country of delivery, otherwise with
 * the name of the account. The country of a typed or picked address becomes the country of delivery.
 */
export function useCheckoutForm(
  user: Pick<User, 'id' | 'name'> | null, // null = a guest
  book: readonly SavedAddress[],
  needsShipping: RefObject<boolean>,
  country: Country, // of delivery
): CheckoutFormApi {
  const id = user?.id ?? null
  const name = user?.name ?? ''
  const saved = savedAddressIn(book, country)
  const form = useForm<CheckoutInput, unknown, CheckoutForm>({
    resolver: resolverFor(user === null, needsShipping),
    mode: 'onTouched',
    defaultValues: {
      email: '',
      billing: saved ? withoutId(saved) : emptyAddress(name, country),
      shipping: emptyAddress(name, country),
      same: true,
      wants_invoice: false,
      note: '',
      ticket_request: false,
      digital_consent: false,
      adult_declaration: false,
      save: user !== null && book.length === 0,
      ...draftTo(country, readDraft(id)),
    },
  })
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values, { name: field = '' }) => {
      const draft = values as Draft
      storeDraft(id, draft)
      const to = draft[parcelOf(draft)]?.country
      if (to && needsShipping.current && decidesCountry(field, draft)) useCart.getState().setCountry(to)
    })
    return unsubscribe
  }, [watch, id, needsShipping])
  return form
}

/** The form's name of a path in the body of an order. The parcel's address may be that of the invoice. */
export function checkoutPath(form: CheckoutFormApi, path: string): string {
  const parcel = form.getValues('same') ? 'billing' : 'shipping'
  return path
    .replace(/^contact_email/, 'email')
    .replace(/^billing_address/, 'billing')
    .replace(/^shipping_address/, parcel)
}
