/**
 * Withdrawal from the contract without an account, in two steps (Directive (EU) 2023/2673): the form, then the statement with the button
 * that confirms it. The page shows the same result whether or not the order exists.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { declareWithdrawal, WithdrawalStatement } from '@/contract/endpoints/shop/withdrawal-statements.ts'
import type { Locale } from '@/contract/locales.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { EmailField, TextField } from '@/ui/form/text-field.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'
import styles from './declare-withdrawal.module.css'

/** The statement as it will be sent. */
function Statement({ of }: { of: WithdrawalStatement }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <p>{t('declare.statement')}</p>
      <dl className={styles.statement}>
        <dt>{t('declare.goods_title')}</dt>
        <dd>{of.goods || t('declare.whole')}</dd>
        <dt>{t('withdraw.order')}</dt>
        <dd>{of.number}</dd>
        <dt>{t('withdraw.name')}</dt>
        <dd>{of.name}</dd>
        <dt>{t('withdraw.mail')}</dt>
        <dd>{of.email}</dd>
      </dl>
    </>
  )
}

export function DeclareWithdrawal({ locale }: { locale: Locale }) {
  const { t } = useTranslation('orders')
  const messages = useErrorMessage()
  const [statement, setStatement] = useState<WithdrawalStatement>()
  const [declaredAt, setDeclaredAt] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(WithdrawalStatement),
    mode: 'onTouched',
    defaultValues: { name: '', number: '', email: '', goods: '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const send = async (body: WithdrawalStatement) => {
    setSending(true)
    const response = await call(declareWithdrawal, { body })
    setSending(false)
    if (response.ok) return setDeclaredAt(response.value.declared_at)
    setStatement(undefined) // back to the fields
    setRefusal(applyFieldErrors(form, response.failure, messages))
  }
  if (declaredAt)
    return (
      <Panel className={styles.panel}>
        <Note tone="success" live>
          <b>{t('declare.done')}</b>{' '}
          {t('declare.done_text', { moment: dateTimeText(declaredAt, locale, 'long') })}
        </Note>
        {statement && <Statement of={statement} />}
      </Panel>
    )
  if (statement)
    return (
      <Panel className={styles.panel}>
        <Statement of={statement} />
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => setStatement(undefined)}>
            {t('withdraw.back')}
          </Button>
          <Button busy={isSending} onClick={() => void send(statement)}>
            {t('withdraw.confirm')}
          </Button>
        </div>
      </Panel>
    )
  const goOn = handleSubmit(values => {
    setRefusal(undefined)
    setStatement(values)
  })
  return (
    <Panel className={styles.panel}>
      <p>{t('declare.lead')}</p>
      <p>{t('declare.exceptions')}</p>
      <form className={styles.form} onSubmit={event => void goOn(event)} noValidate>
        <TextField
          label={t('declare.name')}
          autoComplete="name"
          error={messages.formField(errors.name)}
          {...register('name')}
        />
        <TextField
          label={t('find.number')}
          error={errors.number && t('find.number_wrong', { example: 'BA-1042' })}
          autoCapitalize="characters"
          {...register('number')}
        />
        <EmailField
          label={t('find.email')}
          hint={t('declare.email_hint')}
          icon={iconEnvelope}
          error={messages.formField(errors.email)}
          {...register('email')}
        />
        <TextAreaField
          label={t('declare.goods')}
          hint={t('declare.goods_hint')}
          rows={3}
          error={messages.formField(errors.goods)}
          {...register('goods')}
        />
        <ErrorNote>{refusal}</ErrorNote>
        <Button type="submit">{t('withdraw.next')}</Button>
      </form>
    </Panel>
  )
}
