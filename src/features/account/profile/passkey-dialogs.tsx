import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import {
  NamedPasskey,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@/contract/endpoints/account/sign-in.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { createPasskey } from '../kit/passkey-ceremony.ts'
import styles from './profile.module.css'

interface NameDialogProps {
  title: string
  lead?: string
  name: string
  submit: string
  /** Returns the message of a refusal for the form as a whole; `refuse` sets the errors of its field. */
  onName: (name: string, refuse: (failure: Failure) => string | undefined) => Promise<string | undefined>
  onClose: () => void
}

function NameDialog({ title, lead, name: initialName, submit: label, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const form = useForm({
    resolver: zodResolver(NamedPasskey),
    mode: 'onTouched',
    defaultValues: { name: initialName },
  })
  const refuse = (failure: Failure) => applyFieldErrors(form, failure, messages)
  const [refusal, setRefusal] = useState<string>()
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async ({ name }) => {
    setRefusal(undefined)
    setRefusal(await onName(name, refuse))
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={title}
      lead={lead}
      actions={
        <>
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('details.passkeys.cancel')}
          </Button>
          <Button
            type="submit"
            form="passkey-name"
            size="small"
            disabled={!formState.isValid}
            busy={formState.isSubmitting}
          >
            {label}
          </Button>
        </>
      }
    >
      <form id="passkey-name" className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <TextField
          label={t('details.passkeys.name')}
          hint={t('details.passkeys.name_hint')}
          autoComplete="off"
          error={messages.formField(formState.errors.name)}
          {...register('name')}
        />
      </form>
    </Dialog>
  )
}

interface AddDialogProps {
  name: string // proposed name
  onDone: () => void
  onStale: (name: string) => void // the login is too old
  onClose: () => void
}

export function AddPasskeyDialog({ name: proposed, onDone, onStale, onClose }: AddDialogProps) {
  const { t } = useTranslation('account')
  return (
    <NameDialog
      title={t('details.passkeys.add')}
      lead={t('details.passkeys.add_text')}
      name={proposed}
      submit={t('details.passkeys.create')}
      onClose={onClose}
      onName={async (name, refuse) => {
        const result = await createPasskey(name)
        if (result === 'cancelled') return t('details.passkeys.not_created')
        if (result === 'exists') return t('details.passkeys.exists')
        if (result.ok) onDone()
        else if (result.failure.code === 'login_stale') onStale(name)
        else return refuse(result.failure)
        return undefined
      }}
    />
  )
}

interface PasskeyDialogProps {
  passkey: Passkey
  onDone: () => void
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onDone, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('account')
  return (
    <NameDialog
      title={t('details.passkeys.rename_title')}
      name={passkey.name}
      submit={t('details.save')}
      onClose={onClose}
      onName={async (name, refuse) => {
        const result = await call(renamePasskey, { params: { id: passkey.id }, body: { name } })
        if (!result.ok) return refuse(result.failure)
        onDone()
        return undefined
      }}
    />
  )
}

export function RemovePasskeyDialog({
  passkey,
  onDone,
  onStale,
  onClose,
}: PasskeyDialogProps & { onStale: () => void }) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await call(removePasskey, { params: { id: passkey.id } })
    if (result.ok) return onDone()
    setBusy(false)
    if (result.failure.code === 'login_stale') return onStale()
    setRefusal(messages.problem(result.failure))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={t('details.passkeys.remove_title')}
      lead={t('details.passkeys.remove_text', { name: passkey.name })}
      actions={
        <>
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('details.passkeys.cancel')}
          </Button>
          <Button variant="danger" size="small" busy={isBusy} onClick={() => void remove()}>
            {t('details.passkeys.remove_confirm')}
          </Button>
        </>
      }
    >
      <ErrorNote>{refusal}</ErrorNote>
    </Dialog>
  )
}
