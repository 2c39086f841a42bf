/** The second factor of staff: entered after a login, or set up (decision 0069). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import {
  passSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  showSecondFactor,
} from '@/contract/endpoints/account/second-factor.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeEntry } from './code-entry.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { SetUpApp } from './set-up-app.tsx'

export function SecondFactorView({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const [codes, setCodes] = useState<readonly string[]>()
  const [isReplacing, setReplacing] = useState(false) // sets up another phone
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callOrThrow(showSecondFactor),
    gcTime: 0,
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (error) return <PartFailure onRetry={refetch} />
  if (!data) return null
  if (data.state !== 'needed' && data.is_set_up && !isReplacing)
    return <Present factor={data} onCodes={setCodes} onReplace={() => setReplacing(true)} />
  if (data.state !== 'needed') return <SetUpApp isRequired={data.state === 'missing'} onCodes={setCodes} />
  return (
    <AuthFrame title={t('factor.title')} lead={t(data.is_set_up ? 'factor.lead' : 'factor.passkey_lead')}>
      {data.is_set_up && (
        <div className={styles.stack}>
          <CodeEntry submit={t('login.submit')} send={passSecondFactor} onDone={onDone} />
          <Note>{t('factor.recovery_hint')}</Note>
        </div>
      )}
    </AuthFrame>
  )
}

interface PresentProps {
  factor: SecondFactor
  onCodes: (recoveryCodes: readonly string[]) => void
  onReplace: () => void
}

/** The factor that is set up: new recovery codes, or another phone. */
function Present({ factor: { recovery_codes: count }, onCodes, onReplace }: PresentProps) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('factor.present_title')} lead={t('factor.present_lead', { count })}>
      <div className={styles.stack}>
        <CodeEntry
          submit={t('factor.renew_codes')}
          send={renewRecoveryCodes}
          onDone={({ recovery_codes }) => onCodes(recovery_codes)}
        />
        <Note>{t('factor.renew_note')}</Note>
        <Button variant="ghost" full onClick={onReplace}>
          {t('factor.replace_app')}
        </Button>
      </div>
    </AuthFrame>
  )
}
