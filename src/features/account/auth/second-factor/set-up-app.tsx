import { useQuery } from '@tanstack/react-query'
import { toString as drawQr } from 'qrcode'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { beginSecondFactor, confirmSecondFactor } from '@/contract/endpoints/account/second-factor.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { CodeEntry } from './code-entry.tsx'
import styles from './second-factor.module.css'

interface SetUpAppProps {
  isRequired: boolean // by the shop: nothing else can be done before
  onCodes: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function SetUpApp({ isRequired, onCodes }: SetUpAppProps) {
  const { t } = useTranslation('auth')
  const messages = useErrorMessage()
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const result = await call(beginSecondFactor, { body: {} })
    setBusy(false)
    if (result.ok) setBegun(result.value)
    else setError(messages.problem(result.failure))
  }
  return (
    <AuthFrame title={t('factor.set_up_title')} lead={t('factor.set_up_lead')}>
      {isRequired && <Note>{t('factor.required')}</Note>}
      <ErrorNote>{error}</ErrorNote>
      {begun ? (
        <>
          <Secret {...begun} />
          <CodeEntry
            submit={t('factor.confirm')}
            send={confirmSecondFactor}
            onDone={({ recovery_codes }) => onCodes(recovery_codes)}
          />
        </>
      ) : (
        <Button full busy={isBusy} onClick={() => void begin()}>
          {t('factor.begin')}
        </Button>
      )}
    </AuthFrame>
  )
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('auth')
  const { data: svg } = useQuery({
    queryKey: ['second-factor', 'qr', uri],
    queryFn: () => drawQr(uri, { type: 'svg', margin: 2, color: { dark: '#000000', light: '#ffffff' } }),
    gcTime: 0,
  })
  return (
    <div className={styles.secret}>
      {svg && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={t('factor.qr')}
          width={200}
          height={200}
        />
      )}
      <p>{t('factor.by_hand')}</p>
      <code data-testid="secret">{secret.match(/.{4}/g)?.join(' ')}</code>
    </div>
  )
}
