import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './integrations.module.css'

export interface NewSecret {
  kind: 'token' | 'secret'
  value: string
}

interface SecretDialogProps extends NewSecret {
  onClose: () => void
}

/** Shows a token or the secret of a webhook. The server never returns it again. */
export function SecretDialog({ kind, value, onClose }: SecretDialogProps) {
  const { t } = useTranslation('admin-integrations')
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify(t('secret.copied'), { type: 'info' })
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      title={t(`secret.${kind}`)}
      lead={t('secret.lead')}
      actions={<Button onClick={() => void copy()}>{t('secret.copy')}</Button>}
    >
      <code className={styles.secret}>{value}</code>
    </AdminDialog>
  )
}
