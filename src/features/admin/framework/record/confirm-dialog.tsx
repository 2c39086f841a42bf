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
  onYes: () => unknown // a promise keeps it busy; whoever is refused leaves it open, and says why inside it
  onClose: () => void
  children?: ReactNode // what it is about, in full
}

/** Asked once before something that cannot be taken back. */
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
