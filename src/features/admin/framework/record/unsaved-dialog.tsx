import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedDialogProps {
  onLeave: () => void
  onStay: () => void
}

/** Asks before unsaved changes are discarded. */
export function UnsavedDialog({ onLeave, onStay }: UnsavedDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      isDanger
      title={t('leaving.title')}
      lead={t('leaving.lead')}
      yes={t('leaving.leave')}
      no={t('leaving.stay')}
      onYes={onLeave}
      onClose={onStay}
    />
  )
}
