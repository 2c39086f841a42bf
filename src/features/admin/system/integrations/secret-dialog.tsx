import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/copy-text.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useUnsaved } from '../../framework/record/use-unsaved.tsx'
import styles from './integrations.module.css'

export interface NewSecret {
  kind: 'token' | 'secret'
  value: string
}

interface SecretDialogProps extends NewSecret {
  onClose: () => void
}

/** Shows a token or the secret of a webhook. The server never returns it again, so closing it asks first until it was copied. */
export function SecretDialog({ kind, value, onClose }: SecretDialogProps) {
  const { t } = useTranslation('admin-integrations')
  const notify = useNotify()
  const text = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useUnsaved(!isCopied)
  const copy = async () => {
    if (await copyText(value)) {
      setCopied(true)
      setFailed(false)
      return notify(t('secret.copied'), { type: 'info' })
    }
    setFailed(true)
    if (text.current) getSelection()?.selectAllChildren(text.current)
  }
  return (
    <>
      <AdminDialog
        open
        onClose={() => (isCopied ? onClose() : setAsking(true))}
        title={t(`secret.${kind}`)}
        lead={t('secret.lead')}
        actions={<Button onClick={() => void copy()}>{t('secret.copy')}</Button>}
      >
        <div className={styles.stack}>
          <code ref={text} className={styles.secret} onCopy={() => setCopied(true)}>
            {value}
          </code>
          {hasFailed && (
            <Note tone="warning" live>
              {t('secret.selected')}
            </Note>
          )}
        </div>
      </AdminDialog>
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={t('secret.leave_title')}
          lead={t('secret.leave_lead')}
          yes={t('secret.leave')}
          no={t('secret.stay')}
          onYes={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
