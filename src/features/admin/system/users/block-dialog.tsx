import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '@/contract/endpoints/admin/users.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import { block } from './user-calls.ts'

interface BlockDialogProps {
  user: AdminUser
  onDone: () => Promise<void> // called after the response; the dialog closes after it
  onClose: () => void
}

/** Blocks an account, or unblocks it; the reason goes into the audit log. */
export function BlockDialog({ user, onDone, onClose }: BlockDialogProps) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [{ is_blocked }] = useState(user) // the state when the dialog opened: the user behind the dialog changes before it closes
  const wish = is_blocked ? 'unblock' : 'block'
  const send = async () => {
    setSending(true)
    const done = resultOf(await block(user.id, !is_blocked, reason.trim()), t(`users.${wish}_done`))
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
        name="reason"
        label={t('users.reason')}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </WorkDialog>
  )
}
