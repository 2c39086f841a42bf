import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call, type Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import {
  logInByCode,
  loginCodeLength,
  resendSeconds,
  TypedLoginCode,
} from '@/contract/endpoints/account/sign-in.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './form.module.css'

interface CodeFormProps {
  request: string // token of the request that the email's code belongs to
  enter: (token: AccessToken) => Promise<Result<User>>
  onResend: () => Promise<Failure | undefined> // the new token replaces `request`
  onBack: () => void
}

/**
 * Second step of a login by code. A complete code is submitted immediately, whether typed, pasted or filled in by the
 * phone.
 */
export function CodeForm({ request, enter, onResend, onBack }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [note, setNote] = useState<{ tone: 'error' | 'success'; text: string }>()
  const resend = useWait()
  const form = useForm({ resolver: zodResolver(TypedLoginCode), defaultValues: { code: '' } })
  const { register, handleSubmit, formState, resetField, setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    setNote(undefined)
    const token = await call(logInByCode, { body: { request, code } })
    const result = token.ok ? await enter(token.value) : token
    if (result.ok) return
    const text = applyFieldErrors(form, result.failure, messages, { fieldOf: { login_code_wrong: 'code' } })
    if (text) setNote({ tone: 'error', text })
  })

  const again = async () => {
    setNote(undefined)
    const failure = await onResend()
    if (failure) return setNote({ tone: 'error', text: messages.problem(failure) })
    resetField('code')
    resend.start()
    setNote({ tone: 'success', text: t('code.sent_again') })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {note && (
        <Note tone={note.tone} live>
          {note.text}
        </Note>
      )}
      <TextField
        label={t('code.label')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        error={messages.formField(formState.errors.code)}
        {...register('code', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (target.value.replace(/\D/g, '').length === loginCodeLength) void submit()
          },
        })}
      />
      <Button type="submit" full busy={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
      <div className={styles.actions}>
        <Button variant="ghost" full disabled={resend.secondsLeft > 0} onClick={() => void again()}>
          {resend.secondsLeft > 0 ? t('code.again_in', { seconds: resend.secondsLeft }) : t('code.again')}
        </Button>
        <Button variant="text" full onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </form>
  )
}

/** Counts down from `resendSeconds`, starting with the first render and after every `start`. */
function useWait(): { secondsLeft: number; start: () => void } {
  const [until, setUntil] = useState(() => performance.now() + resendSeconds * 1000)
  const [now, setNow] = useState(() => performance.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const start = () => {
    setNow(performance.now())
    setUntil(performance.now() + resendSeconds * 1000)
  }
  return { secondsLeft: isOver ? 0 : Math.ceil((until - now) / 1000), start }
}
