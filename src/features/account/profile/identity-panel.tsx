import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { UserPatch, updateUser } from '@/contract/endpoints/account/auth.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './profile.module.css'

interface Identity {
  name: string
  extra: { nickname: string | null }
}

const fieldByProblem = { nickname_taken: 'extra.nickname' } as const

/** Name and nickname; an empty nickname is none. The email address is read-only here. */
export function IdentityPanel({ user, gameOn }: { user: User; gameOn: boolean }) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const notify = useToasts(state => state.notify)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Identity>({
    resolver: zodResolver(UserPatch) as never,
    mode: 'onTouched',
    defaultValues: { name: user.name, extra: { nickname: user.extra.nickname } },
  })
  const { register, handleSubmit, reset, formState } = form
  const { errors, isDirty, isValid, isSubmitting } = formState

  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(updateUser, { params: { id: user.id }, body })
    if (result.ok) {
      useSession.getState().setUser(result.value)
      reset({ name: result.value.name, extra: { nickname: result.value.extra.nickname } })
      notify(t('details.saved'), 'success')
    } else setRefusal(applyFieldErrors(form, result.failure, messages, { fieldOf: fieldByProblem }))
  })

  return (
    <Panel titleAs="h2" title={t('details.identity.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorNote>{refusal}</ErrorNote>
        <TextField
          label={t('details.identity.name')}
          autoComplete="name"
          error={messages.formField(errors.name)}
          {...register('name')}
        />
        <TextField
          label={t('details.identity.email')}
          value={user.email}
          readOnly
          autoComplete="off"
          verified={user.email_verified}
          hint={user.email_verified ? t('details.identity.email_confirmed') : undefined}
        />
        {gameOn && (
          <TextField
            label={t('details.identity.nickname')}
            optional={t('details.identity.optional')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('details.identity.nickname_hint')}
            error={messages.formField(errors.extra?.nickname)}
            {...register('extra.nickname', {
              setValueAs: (value: string | null) => value?.trim() || null,
            })}
          />
        )}
        <Button type="submit" size="small" disabled={!isDirty || !isValid} busy={isSubmitting}>
          {t('details.save')}
        </Button>
      </form>
    </Panel>
  )
}
