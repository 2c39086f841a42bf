import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { AccountDeletion, deleteAccount } from '@/contract/auth.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { useFormWords } from '../kit/form-words.ts'
import styles from './profile.module.css'

/** Deleting asks for the password in a dialog of its own; orders stay without a name (decisions §3). */
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
  const words = useFormWords()
  const [refusal, setRefusal] = useState<Failure>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(AccountDeletion),
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const { errors, isValid, isSubmitting } = formState
  const isWrong = refusal?.code === 'invalid_credentials'
  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(deleteAccount, { body })
    if (result.ok) onDeleted()
    else setRefusal(result.failure)
  })
  const sentence =
    refusal?.code === 'conflict' ? t('details.delete.conflict') : refusal && words.problem(refusal)
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
        {refusal && !isWrong && (
          <Note tone="error" live>
            {sentence}
          </Note>
        )}
        <PasswordField
          label={t('details.delete.password')}
          error={words.field(errors.password?.message) ?? (isWrong ? t('details.password.wrong') : undefined)}
          {...register('password', { onChange: () => setRefusal(undefined) })}
        />
      </form>
    </Dialog>
  )
}
