import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { failureFrom, unreachable } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { acceptStaffInvitation, readStaffInvitation } from '@/contract/endpoints/admin/staff.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'

interface StaffPanelProps {
  user: User
  invitation: string | null // token of an email
  secondFactorHref: string
  onAccepted: () => void
}

/** For staff: the second factor. For a person who was invited: the invitation. Nothing for other users. */
export function StaffPanel({ user, invitation, secondFactorHref, onAccepted }: StaffPanelProps) {
  const { t } = useTranslation('account')
  if (invitation) return <Invitation token={invitation} onAccepted={onAccepted} />
  if (user.permissions.length === 0) return null
  return (
    <Panel titleAs="h2" title={t('staff.title')}>
      <p>{t(user.second_factor === 'passed' ? 'staff.factor_on' : 'staff.factor_off')}</p>
      <Button variant="ghost" href={secondFactorHref}>
        {t(user.second_factor === 'passed' ? 'staff.factor_replace' : 'staff.factor_set_up')}
      </Button>
    </Panel>
  )
}

function Invitation({ token, onAccepted }: { token: string; onAccepted: () => void }) {
  const { t } = useTranslation('account')
  const messages = useErrorMessage()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => callOrThrow(readStaffInvitation, { body: { token } }),
    retry: false,
  })
  const accept = async () => {
    setBusy(true)
    const result = await call(acceptStaffInvitation, { body: { token } })
    setBusy(false)
    if (result.ok) onAccepted()
    else setRefusal(messages.problem(result.failure))
  }
  return (
    <Panel titleAs="h2" title={t('staff.invitation')}>
      <ErrorNote>
        {refusal ?? (error ? messages.problem(failureFrom(error) ?? unreachable) : undefined)}
      </ErrorNote>
      {data && (
        <>
          <p>{t('staff.invited_as', { role: data.role ? t(`staff.role.${data.role}`) : data.role_name })}</p>
          <Button busy={isBusy} onClick={() => void accept()}>
            {t('staff.accept')}
          </Button>
        </>
      )}
    </Panel>
  )
}
