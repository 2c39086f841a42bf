import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'

interface QuestionDialogProps {
  title: string
  lead?: string
  yes: string
  no?: string // instead of "Cancel"
  isDanger?: boolean
  isBusy?: boolean
  onYes: () => void
  onClose: () => void
}

/** Asked once before something that cannot be taken back. */
export function QuestionDialog({
  title,
  lead,
  yes,
  no,
  isDanger,
  isBusy,
  onYes,
  onClose,
}: QuestionDialogProps) {
  const { t } = useTranslation('react-admin')
  return (
    <Dialog
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
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
