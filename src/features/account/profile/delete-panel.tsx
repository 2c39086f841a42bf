import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { AccountDeletion, deleteAccount } from '@/contract/endpoints/account/auth.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { serverErrorType } from '@/forms/error-message.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import styles from './profile.module.css'

/** Account deletion, confirmed with the password in a dialog. Orders are kept without a name (decision 0009). */
export function DeletePanel({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('account')
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel titleAs="h2" title={t('details.delete.title')}>
      <p className={styles.soft}>{t('details.delete.text')}</p>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        {t('details.delete.open')}
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </Panel>
  )
}

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    resolver: zodResolver(AccountDeletion),
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors, isValid, isSubmitting } = formState
  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(deleteAccount, { body })
    if (result.ok) return onDeleted()
    const { failure } = result
    if (failure.code === 'conflict') return setRefusal(t('details.delete.conflict'))
    if (failure.code !== 'invalid_credentials') return setRefusal(applyFieldErrors(form, failure, messages))
    const message = t('details.password.wrong')
    form.setError('password', { type: serverErrorType, message }, { shouldFocus: true })
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={t('details.delete.dialog_title')}
      lead={t('details.delete.dialog_text')}
      actions={
        <>
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('details.delete.keep')}
          </Button>
          <Button
            type="submit"
            form="delete-account"
            variant="danger"
            size="small"
            disabled={!isValid}
            busy={isSubmitting}
          >
            {t('details.delete.confirm')}
          </Button>
        </>
      }
    >
      <form id="delete-account" className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <PasswordField
          label={t('details.delete.password')}
          error={messages.formField(errors.password)}
          {...register('password')}
        />
      </form>
    </Dialog>
  )
}
