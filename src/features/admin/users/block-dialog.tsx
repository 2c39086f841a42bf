import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '@/contract/user-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useTold } from '../kit/use-told.ts'
import { WorkDialog } from '../kit/work-dialog.tsx'
import { block } from './user-calls.ts'

interface BlockDialogProps {
  user: AdminUser
  onDone: () => Promise<void> // once it is answered; the dialog closes after it
  onClose: () => void
}

/** Keeps an account out, or lets it in again; why is for the register. */
export function BlockDialog({ user, onDone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('admin-sales')
  const told = useTold()
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [{ is_blocked }] = useState(user) // as it was found: the user behind the dialog changes before it closes
  const wish = is_blocked ? 'unblock' : 'block'
  const send = async () => {
    setSending(true)
    const done = told(await block(user.id, !is_blocked, reason.trim()), t(`users.${wish}_done`))
    if (done) await onDone()
    setSending(false)
    if (done) onClose()
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={440}
      title={t(`users.${wish}_title`, { name: user.name })}
      lead={t(`users.${wish}_lead`)}
      actions={
        <Button variant={is_blocked ? 'primary' : 'danger'} busy={isSending} onClick={() => void send()}>
          {t(`users.${wish}`)}
        </Button>
      }
    >
      <TextField
        label={t('users.reason')}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </WorkDialog>
  )
}
