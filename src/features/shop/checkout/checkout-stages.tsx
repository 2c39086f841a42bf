/** The stages that hold fields of the form: whom and where, and what else the shop should know. */
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '@/contract/address.ts'
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

export function AddressStage({ words, book }: { words: ShopWords; book: readonly SavedAddress[] }) {
  const { t, locale } = words
  const { register } = useFormContext<CheckoutInput>()
  const same = useWatch<CheckoutInput, 'same'>({ name: 'same' })
  return (
    <NumberedPanel number={2} title={t('checkout.address')} action={<AddressKind of="billing" />}>
      <AddressPicker book={book} words={words} />
      <AddressFields of="billing" locale={locale} hasKind={false} />
      <Check label={t('checkout.same')} {...register('same')} />
      {!same && (
        <>
          <h3>{t('checkout.elsewhere')}</h3>
          <AddressFields of="shipping" locale={locale} />
        </>
      )}
      <Check label={t('checkout.save')} {...register('save')} />
    </NumberedPanel>
  )
}

export function MoreStage({ words: { t }, needsConsent }: { words: ShopWords; needsConsent: boolean }) {
  const { t: validation } = useTranslation('validation')
  const hasTickets = useSettings(state => state.settings.checkout_enable_ticket_request)
  const { register, formState } = useFormContext<CheckoutInput>()
  const consentFault = formState.errors.digital_consent && validation('digital_consent')
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
        <Check label={t('checkout.digital')} error={consentFault} {...register('digital_consent')} />
      )}
    </Panel>
  )
}
