import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type {
  confirmSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
} from '@/contract/endpoints/account/second-factor.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from '../form.module.css'

type CodeCall = typeof passSecondFactor | typeof confirmSecondFactor | typeof renewRecoveryCodes

interface CodeEntryProps<C extends CodeCall> {
  submit: string // label of the button
  send: C
  onDone: (response: ResponseOf<C>) => void
}

/** Field for a code of the app or a recovery code. The code stays in the field after a refusal, so that it can be corrected. */
export function CodeEntry<C extends CodeCall>({ submit, send, onDone }: CodeEntryProps<C>) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    setError(undefined)
    const result = await call<CodeCall>(send, { body: { code } })
    setBusy(false)
    if (result.ok) onDone(result.value as ResponseOf<C>)
    else setError(messages.problem(result.failure))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void enter()
      }}
    >
      <TextField
        name="code"
        label={t('factor.code')}
        autoComplete="one-time-code"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={code}
        error={error}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <Button type="submit" full busy={isBusy} disabled={code.trim() === ''}>
        {submit}
      </Button>
    </form>
  )
}
