/** Steps with form fields: contact, addresses, notes. */

import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AddressInput, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { InvoiceChoice, Quote } from '@/contract/endpoints/shop/checkout.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSettings } from '@/stores/settings.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { AddressFields, AddressKind } from '../kit/address/address-fields.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { AddressPicker } from './address-picker.tsx'
import type { CheckoutInput } from './checkout-form.ts'
import styles from './checkout-view.module.css'
import { type Folding, NumberedPanel } from './numbered-panel.tsx'
import type { VatCheck } from './use-quote.ts'

interface AddressStageProps {
  words: ShopWords
  number: number
  book: readonly SavedAddress[]
  isGuest: boolean // a guest without address book
  needsShipping: boolean // otherwise the address is used for the invoice only, if one is requested
  isPickup: boolean // collected from the shop
  invoice: InvoiceChoice
  vatCheck: VatCheck | null
  folding: Omit<Folding, 'result'>
}

const lineOf = ({ company, name, street, zip, city }: AddressInput): string =>
  [company || name, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

function Addresses({
  words,
  book,
  isGuest,
  needsShipping,
}: Pick<AddressStageProps, 'words' | 'book' | 'isGuest' | 'needsShipping'>) {
  const { t, locale } = words
  const { register } = useFormContext<CheckoutInput>()
  const [same, isInvoiced] = useWatch<CheckoutInput, ['same', 'wants_invoice']>({
    name: ['same', 'wants_invoice'],
  })
  const served = useSettings(state => state.settings.shipping_countries)
  return (
    <>
      <AddressPicker book={book} words={words} />
      <AddressFields
        of="billing"
        locale={locale}
        served={same ? served : undefined}
        hasKind={false}
        taxFor={isInvoiced ? 'invoice' : 'nothing'}
      />
      {needsShipping && <Check label={t('checkout.same')} {...register('same')} />}
      {needsShipping && !same && (
        <>
          <h3>{t('checkout.elsewhere')}</h3>
          <AddressFields of="shipping" locale={locale} served={served} />
        </>
      )}
      {!isGuest && <Check label={t('checkout.save')} {...register('save')} />}
    </>
  )
}

const invoiceHints = { on_request: 'invoice_hint', due: 'invoice_due', none: 'invoice_none' } as const

export function AddressStage(props: AddressStageProps) {
  const { words, number, needsShipping, isPickup, invoice, vatCheck, folding } = props
  const { t } = words
  const noAddress = t(isPickup ? 'checkout.no_address_pickup' : 'checkout.no_address')
  const { register, setValue } = useFormContext<CheckoutInput>()
  useEffect(() => {
    if (!needsShipping) setValue('same', true)
  }, [needsShipping, setValue])
  useEffect(() => {
    if (invoice !== 'on_request') setValue('wants_invoice', invoice === 'due') // the law decides
  }, [invoice, setValue])
  const [same, wantsInvoice, billing, shipping] = useWatch<
    CheckoutInput,
    ['same', 'wants_invoice', 'billing', 'shipping']
  >({ name: ['same', 'wants_invoice', 'billing', 'shipping'] })
  const isAddressed = needsShipping || wantsInvoice
  const result = isAddressed ? lineOf(same ? billing : shipping) : noAddress
  return (
    <NumberedPanel
      number={number}
      title={t(needsShipping ? 'checkout.address' : 'checkout.billing')}
      action={isAddressed && <AddressKind of="billing" />}
      folding={{ ...folding, result }}
    >
      {!needsShipping && <p className={styles.next}>{noAddress}</p>}
      {!(isAddressed && billing.kind === 'company') && (
        <>
          {invoice === 'on_request' && (
            <Check label={t('checkout.wants_invoice')} {...register('wants_invoice')} />
          )}
          <p className={styles.next}>{t(`checkout.${invoiceHints[invoice]}`)}</p>
        </>
      )}
      {isAddressed && <Addresses {...props} />}
      <div aria-live="polite">
        {vatCheck && (
          <Note tone={vatCheck === 'asking' || vatCheck === 'valid' ? 'info' : 'warning'}>
            {t(`checkout.vat_check.${vatCheck}`)}
          </Note>
        )}
      </div>
    </NumberedPanel>
  )
}

/** The boxes that must be ticked to order this cart. */
export const requiredChecks = (quote: Quote | undefined) => [
  ...(quote?.needs_digital_consent ? (['digital_consent'] as const) : []),
  ...(quote?.needs_adult_declaration ? (['adult_declaration'] as const) : []),
]

interface MoreStageProps {
  words: ShopWords
  checks: ReturnType<typeof requiredChecks>
}

export function MoreStage({ words: { t }, checks }: MoreStageProps) {
  const messages = useErrorMessage()
  const hasTickets = useSettings(state => state.settings.checkout_enable_ticket_request)
  const { register, formState } = useFormContext<CheckoutInput>()
  return (
    <Panel className={styles.stage} aria-label={t('checkout.more')}>
      <TextAreaField
        label={t('checkout.note')}
        optional={t('address.optional')}
        maxLength={1000}
        {...register('note')}
      />
      {hasTickets && <Check label={t('checkout.ticket')} {...register('ticket_request')} />}
      {checks.map(name => (
        <Check
          key={name}
          label={t(name === 'digital_consent' ? 'checkout.digital' : 'checkout.adult')}
          error={messages.formField(formState.errors[name])}
          {...register(name)}
        />
      ))}
    </Panel>
  )
}
