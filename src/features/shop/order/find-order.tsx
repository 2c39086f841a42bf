/**
 * Sends a new link to an order by email. It goes to the email address of the order, and the page responds the same if
 * no order matches.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { OrderSought, sendOrderLink } from '@/contract/endpoints/shop/guest-orders.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmailField, TextField } from '@/ui/form/text-field.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import styles from './order-view.module.css'

export function FindOrder({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    resolver: zodResolver(OrderSought),
    mode: 'onTouched',
    defaultValues: { number, email: '' },
  })
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async body => {
    const response = await call(sendOrderLink, { body })
    setSent(response.ok)
    setRefusal(response.ok ? undefined : applyFieldErrors(form, response.failure, messages))
  })
  return (
    <Panel className={styles.bank}>
      <p>{t('find.text')}</p>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <TextField
          label={t('find.number')}
          error={formState.errors.number && t('find.number_wrong', { example: 'BA-1042' })}
          autoCapitalize="characters"
          {...register('number')}
        />
        <EmailField
          label={t('find.email')}
          icon={iconEnvelope}
          error={messages.formField(formState.errors.email)}
          {...register('email')}
        />
        <ErrorNote>{refusal}</ErrorNote>
        {isSent && (
          <Note tone="success" live>
            {t('find.sent')}
          </Note>
        )}
        <Button type="submit" busy={formState.isSubmitting}>
          {t('find.send')}
        </Button>
      </form>
    </Panel>
  )
}
