import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { inviteStaff, type Staff, withdrawInvitation } from '@/contract/endpoints/admin/staff.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { EmailField } from '@/ui/form/text-field.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { chosenRole, roleName, roleOptions } from './role-options.ts'
import styles from './staff.module.css'
import type { ChangeStaff } from './use-staff.ts'

interface InvitationsPanelProps {
  staff: Staff
  locale: Locale
  onChange: ChangeStaff
}

/** Invites a person, and lists open invitations. The address stays in the field after a refusal. */
export function InvitationsPanel({ staff, locale, onChange }: InvitationsPanelProps) {
  const { t } = useTranslation(['admin-staff'])
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('packer')
  const [isBusy, setBusy] = useState(false)
  const invite = async () => {
    setBusy(true)
    const body = { email, role: chosenRole(role) ?? 'packer' }
    if (await onChange(call(inviteStaff, { body }), t('invitations.sent'))) setEmail('')
    setBusy(false)
  }
  return (
    <Panel dense titleAs="h2" title={t('invitations.title')}>
      <form
        className={styles.invite}
        onSubmit={event => {
          event.preventDefault()
          void invite()
        }}
      >
        <EmailField
          dense
          name="email"
          label={t('invitations.email')}
          value={email}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <SelectField
          dense
          name="role"
          label={t('invitations.role')}
          value={role}
          options={roleOptions(staff.roles, t)}
          onChange={event => setRole(event.currentTarget.value)}
        />
        <Button type="submit" size="dense" busy={isBusy} disabled={email.trim() === ''}>
          {t('invitations.send')}
        </Button>
      </form>
      <ul className={entries.list}>
        {staff.invitations.map(invitation => (
          <li key={invitation.id}>
            <span className={entries.name}>
              <b>{invitation.email}</b>
              <small>
                {roleName(invitation.role, staff.roles, t)} ·{' '}
                {t('invitations.until', { date: dateTimeText(invitation.expires_at, locale) })}
              </small>
            </span>
            <ConfirmedButton
              label={t('invitations.withdraw')}
              title={t('invitations.withdraw_title', { email: invitation.email })}
              lead={t('invitations.withdraw_lead')}
              onConfirm={() =>
                onChange(
                  call(withdrawInvitation, { params: { id: invitation.id } }),
                  t('invitations.withdrawn'),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
