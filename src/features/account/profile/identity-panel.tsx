import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { UserPatch, updateUser } from '@/contract/auth.ts'
import type { User } from '@/contract/users.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useFormWords } from '../kit/form-words.ts'
import { placeFailure } from '../kit/place-failure.ts'
import styles from './profile.module.css'

interface Identity {
  name: string
  extra: { nickname: string | null }
}

/** Name and nickname; an empty nickname is none. The address is shown, never changed here. */
export function IdentityPanel({ user, gameOn }: { user: User; gameOn: boolean }) {
  const { t } = useTranslation('account')
  const words = useFormWords()
  const notify = useToasts(state => state.notify)
  const [refusal, setRefusal] = useState<Failure>()
  const { register, handleSubmit, setError, reset, formState } = useForm<Identity>({
    resolver: zodResolver(UserPatch) as never,
    mode: 'onTouched',
    defaultValues: { name: user.name, extra: { nickname: user.extra.nickname } },
  })
  const { errors, isDirty, isValid, isSubmitting } = formState
  const taken = refusal?.code === 'nickname_taken' ? words.problem(refusal) : undefined

  const submit = handleSubmit(async body => {
    setRefusal(undefined)
    const result = await call(updateUser, { params: { id: user.id }, body })
    if (result.ok) {
      useSession.getState().setUser(result.value)
      reset({ name: result.value.name, extra: { nickname: result.value.extra.nickname } })
      notify(t('details.saved'), 'success')
    } else if (!placeFailure(result.failure, setError, ['name', 'extra.nickname'])) {
      setRefusal(result.failure)
    }
  })

  return (
    <Panel titleAs="h2" title={t('details.identity.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal && !taken && (
          <Note tone="error" live>
            {words.problem(refusal)}
          </Note>
        )}
        <TextField
          label={t('details.identity.name')}
          autoComplete="name"
          error={words.field(errors.name?.message)}
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
            error={words.field(errors.extra?.nickname?.message) ?? taken}
            {...register('extra.nickname', {
              setValueAs: (value: string | null) => value?.trim() || null,
              onChange: () => setRefusal(undefined),
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
