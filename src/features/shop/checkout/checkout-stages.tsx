/** The stages that hold fields of the form: whom and where, and what else the shop should know. */

import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SavedAddress } from '@/contract/endpoints/account/address.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSettings } from '@/stores/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { AddressFields, AddressKind } from '../kit/address/address-fields.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import { AddressPicker } from './address-picker.tsx'
import type { CheckoutInput } from './checkout-form.ts'
import styles from './checkout-view.module.css'
import { NumberedPanel } from './numbered-panel.tsx'

interface AddressStageProps {
  words: ShopWords
  book: readonly SavedAddress[]
  needsShipping: boolean // otherwise the address is only the invoice's
}

export function AddressStage({ words, book, needsShipping }: AddressStageProps) {
  const { t, locale } = words
  const { register, setValue } = useFormContext<CheckoutInput>()
  useEffect(() => {
    if (!needsShipping) setValue('same', true)
  }, [needsShipping, setValue])
  const same = useWatch<CheckoutInput, 'same'>({ name: 'same' })
  const served = useSettings(state => state.settings.shipping_countries)
  return (
    <NumberedPanel
      number={2}
      title={t(needsShipping ? 'checkout.address' : 'checkout.billing')}
      action={<AddressKind of="billing" />}
    >
      <AddressPicker book={book} words={words} />
      <AddressFields of="billing" locale={locale} served={same ? served : undefined} hasKind={false} />
      {needsShipping && <Check label={t('checkout.same')} {...register('same')} />}
      {needsShipping && !same && (
        <>
          <h3>{t('checkout.elsewhere')}</h3>
          <AddressFields of="shipping" locale={locale} served={served} />
        </>
      )}
      <Check label={t('checkout.save')} {...register('save')} />
    </NumberedPanel>
  )
}

export function MoreStage({ words: { t }, needsConsent }: { words: ShopWords; needsConsent: boolean }) {
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
      {needsConsent && (
        <Check
          label={t('checkout.digital')}
          error={messages.formField(formState.errors.digital_consent)}
          {...register('digital_consent')}
        />
      )}
    </Panel>
  )
}
