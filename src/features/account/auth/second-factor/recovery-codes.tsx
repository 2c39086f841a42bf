import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import styles from './second-factor.module.css'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame title={t('factor.codes_title')} lead={t('factor.codes_lead')}>
      <div className={styles.stack}>
        <ul className={styles.codes} data-testid="recovery-codes">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Note>{t('factor.codes_note')}</Note>
        <Button full onClick={onDone}>
          {t('factor.codes_done')}
        </Button>
      </div>
    </AuthFrame>
  )
}
