import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Result } from '@/api/client.ts'
import {
  changeStaffPerson,
  endStaffSession,
  resetSecondFactor,
  type Staff,
  type StaffPerson,
  type StaffRoleChoice,
} from '@/contract/endpoints/admin/staff.ts'
import type { Locale } from '@/contract/locales.ts'
import { dateTimeText } from '@/i18n/dates.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { EmailText } from '@/ui/content/email-text.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import entries from '../../framework/list/entry-list.module.css'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { chosenRole, roleName, roleOptions } from './role-options.ts'
import styles from './staff.module.css'
import type { ChangeStaff } from './use-staff.ts'

interface PeoplePanelProps {
  staff: Staff
  locale: Locale
  onChange: ChangeStaff
}

export function PeoplePanel({ staff, locale, onChange }: PeoplePanelProps) {
  const { t } = useTranslation('admin-staff')
  const ownId = useSession(state => state.user?.id)
  return (
    <Panel dense titleAs="h2" title={t('people.title')}>
      <ul className={entries.list}>
        {staff.people.map(person => (
          <Person
            key={person.id}
            person={person}
            staff={staff}
            isOwn={person.id === ownId}
            locale={locale}
            onChange={onChange}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface PersonProps extends PeoplePanelProps {
  person: StaffPerson
  isOwn: boolean
}

function Person({ person, staff, isOwn, locale, onChange }: PersonProps) {
  const { t } = useTranslation(['admin-staff'])
  const [opened, setOpened] = useState<'sessions' | 'reset' | 'leave'>()
  const params = { id: person.id }
  const hasFactor = person.has_app || person.passkeys > 0
  const [role, setRole] = useState<StaffRoleChoice>() // chosen, to be confirmed
  const close = () => {
    setOpened(undefined)
    setRole(undefined)
  }
  const change = async (request: Promise<Result<Staff>>, done: string) => {
    if (await onChange(request, done)) close()
  }
  return (
    <li>
      <span className={entries.name}>
        <b>{person.name}</b>
        <small>
          <EmailText of={person.email} />
        </small>
      </span>
      <Badge tone={hasFactor ? 'success' : 'warning'}>
        {t(hasFactor ? 'people.factor' : 'people.no_factor')}
      </Badge>
      <div className={styles.actions}>
        <SelectField
          dense
          hideLabel
          label={t('people.role_of', { name: person.name })}
          disabled={person.is_last_owner}
          value={String(person.role)}
          options={roleOptions(staff.roles, t)}
          onChange={event => setRole(chosenRole(event.currentTarget.value))}
        />
        <Button
          variant="ghost"
          size="dense"
          aria-expanded={opened === 'sessions'}
          onClick={() => setOpened(opened === 'sessions' ? undefined : 'sessions')}
        >
          {t('people.sessions', { count: person.sessions.length })}
        </Button>
        {!isOwn && hasFactor && (
          <Button variant="ghost" size="dense" onClick={() => setOpened('reset')}>
            {t('people.reset')}
          </Button>
        )}
        {!person.is_last_owner && (
          <Button variant="ghost" size="dense" onClick={() => setOpened('leave')}>
            {t('people.leave')}
          </Button>
        )}
      </div>
      {opened === 'sessions' && (
        <ul className={`${entries.list} ${styles.sessions}`}>
          {person.sessions.map(session => (
            <li key={session.id}>
              <span className={entries.name}>
                <b>{session.user_agent || '–'}</b>
                <small>{dateTimeText(session.last_seen_at, locale)}</small>
              </span>
              <Button
                variant="ghost"
                size="dense"
                onClick={() =>
                  void onChange(
                    call(endStaffSession, { params: { ...params, session: session.id } }),
                    t('people.session_ended'),
                  )
                }
              >
                {t('people.end_session')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {role !== undefined && (
        <ConfirmDialog
          isDanger={role === 'admin'}
          title={t('people.assign_title', { name: person.name, role: roleName(role, staff.roles, t) })}
          lead={t(role === 'admin' ? 'people.assign_lead_owner' : 'people.assign_lead')}
          yes={t('people.assign')}
          onYes={() => change(call(changeStaffPerson, { params, body: { role } }), t('saved'))}
          onClose={close}
        />
      )}
      {(opened === 'reset' || opened === 'leave') && (
        <ConfirmDialog
          isDanger
          title={t(`people.${opened}_title`, { name: person.name })}
          lead={t(`people.${opened}_lead`)}
          yes={t(`people.${opened}`)}
          onYes={() =>
            opened === 'reset'
              ? change(call(resetSecondFactor, { params, body: {} }), t('people.reset_done'))
              : change(call(changeStaffPerson, { params, body: { role: null } }), t('saved'))
          }
          onClose={close}
        />
      )}
    </li>
  )
}
