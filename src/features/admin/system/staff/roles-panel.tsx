import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type OwnRole, removeStaffRole, type Staff } from '@/contract/endpoints/admin/staff.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import entries from '../../framework/list/entry-list.module.css'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { RoleDialog } from './role-dialog.tsx'
import styles from './staff.module.css'
import type { ChangeStaff } from './use-staff.ts'

/** Roles that the shop defines. */
export function RolesPanel({ staff, onChange }: { staff: Staff; onChange: ChangeStaff }) {
  const { t } = useTranslation(['admin-staff'])
  const [edited, setEdited] = useState<OwnRole | 'new'>()
  return (
    <Panel
      dense
      titleAs="h2"
      title={t('roles.title')}
      action={
        <Button size="dense" variant="ghost" icon={iconPlus} onClick={() => setEdited('new')}>
          {t('roles.add')}
        </Button>
      }
    >
      {staff.roles.length === 0 && <p>{t('roles.none')}</p>}
      <ul className={entries.list}>
        {staff.roles.map(role => (
          <li key={role.id}>
            <span className={entries.name}>
              <b>{role.name}</b>
              <small>{t('roles.people', { count: role.people })}</small>
            </span>
            <div className={styles.actions}>
              <Button variant="ghost" size="dense" onClick={() => setEdited(role)}>
                {t('roles.edit')}
              </Button>
              <ConfirmedButton
                label={t('roles.remove')}
                disabled={role.people > 0}
                title={t('roles.remove_title', { name: role.name })}
                lead={t('roles.remove_lead')}
                onConfirm={() =>
                  onChange(call(removeStaffRole, { params: { id: role.id } }), t('roles.removed'))
                }
              />
            </div>
          </li>
        ))}
      </ul>
      {edited && (
        <RoleDialog
          role={edited === 'new' ? undefined : edited}
          onChange={onChange}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  )
}
