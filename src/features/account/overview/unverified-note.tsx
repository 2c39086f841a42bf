import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/content/note.tsx'
import { ResendEmail } from '../kit/resend-email.tsx'
import styles from './overview.module.css'

/** Shown until the address is confirmed. */
export function UnverifiedNote({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <Note tone="warning">
      <div className={styles.unverified}>
        <p>{t('verify.note', { email })}</p>
        <ResendEmail label={t('verify.resend')} sent={t('verify.resent')} variant="ghost" />
      </div>
    </Note>
  )
}
