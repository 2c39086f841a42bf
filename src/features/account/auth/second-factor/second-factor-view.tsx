/** The second factor of staff: entered after a login, or set up (decision 0069). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { passSecondFactor, showSecondFactor } from '@/contract/endpoints/account/second-factor.ts'
import { Note } from '@/ui/content/note.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeEntry } from './code-entry.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'

export function SecondFactorView({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const [codes, setCodes] = useState<readonly string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callOrThrow(showSecondFactor),
    gcTime: 0,
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (error) return <PartFailure onRetry={refetch} />
  if (!data) return null
  if (data.state !== 'needed') return <SetUpApp isRequired={data.state === 'missing'} onCodes={setCodes} />
  return (
    <AuthFrame title={t('factor.title')} lead={t(data.is_set_up ? 'factor.lead' : 'factor.passkey_lead')}>
      {data.is_set_up && <CodeEntry submit={t('login.submit')} send={passSecondFactor} onDone={onDone} />}
      {data.is_set_up && <Note>{t('factor.recovery_hint')}</Note>}
    </AuthFrame>
  )
}
