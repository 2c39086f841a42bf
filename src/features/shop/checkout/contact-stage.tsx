/**
 * Contact data of a guest. The login is offered for every address, so that the page does not reveal which have an
 * account.
 */
import { useFormContext, useWatch } from 'react-hook-form'
import { EmailSuggestion } from '@/forms/email-suggestion.tsx'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { EmailField } from '@/ui/form/text-field.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import type { CheckoutInput } from './checkout-form.ts'
import styles from './checkout-view.module.css'
import { type Folding, NumberedPanel } from './numbered-panel.tsx'
import { type CartReminder, ReminderChoice } from './reminder-choice.tsx'

interface ContactStageProps {
  words: ShopWords
  number: number
  loginHref: string // returns to the checkout
  folding: Omit<Folding, 'result'>
  reminder: CartReminder | null // null: the shop sends no emails about carts
}

export function ContactStage({ words, number, loginHref, folding, reminder }: ContactStageProps) {
  const { t } = words
  const messages = useErrorMessage()
  const { register, formState, setValue } = useFormContext<CheckoutInput>()
  const email = useWatch<CheckoutInput, 'email'>({ name: 'email' })
  return (
    <NumberedPanel number={number} title={t('checkout.contact')} folding={{ ...folding, result: email }}>
      <EmailField
        label={t('checkout.email')}
        hint={t('checkout.email_hint')}
        icon={iconEnvelope}
        error={messages.formField(formState.errors.email)}
        {...register('email')}
      />
      <EmailSuggestion
        typed={email}
        onAccept={meant => setValue('email', meant, { shouldDirty: true, shouldValidate: true })}
      />
      {reminder && <ReminderChoice words={words} reminder={reminder} />}
      <p className={styles.known}>
        {t('checkout.have_account')} <Link href={loginHref}>{t('checkout.log_in')}</Link>
      </p>
    </NumberedPanel>
  )
}
