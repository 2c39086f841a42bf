import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { AdminDialog } from './admin-dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  lead?: string
  yes: string
  no?: string // instead of "Cancel"
  isDanger?: boolean
  isBusy?: boolean
  onYes: () => unknown // the dialog is busy until the promise resolves; a refusal keeps it open and shows the reason
  onClose: () => void
  children?: ReactNode // the full text of the confirmation
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({
  title,
  lead,
  yes,
  no,
  isDanger,
  isBusy,
  onYes,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation('react-admin')
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      await onYes()
    } finally {
      setRunning(false)
    }
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={title}
      lead={lead}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {no ?? t('action.cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            busy={isBusy || isRunning}
            onClick={() => void run()}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </AdminDialog>
  )
}
