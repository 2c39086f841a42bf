import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { changeStaffRole, createStaffRole, type OwnRole } from '@/contract/endpoints/admin/staff.ts'
import {
  type AssignablePermission,
  assignablePermissions,
  type StaffArea,
  staffAreaNames,
  staffAreas,
} from '@/contract/staff-roles.ts'
import { Button } from '@/ui/action/button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './staff.module.css'
import type { ChangeStaff } from './use-staff.ts'

interface RoleDialogProps {
  role: OwnRole | undefined // undefined: a new one
  onChange: ChangeStaff
  onClose: () => void
}

/** The highest level of an area that the role has. */
const levelIn = (area: StaffArea, permissions: readonly AssignablePermission[]) =>
  staffAreas[area].findLast(permission => permissions.includes(permission))

/** The text key of a level: `admin:orders:read` → `read`. */
const levelKey = (permission: AssignablePermission) =>
  permission.split(':').at(-1) as 'read' | 'write' | 'ship' | 'send' | 'export' | 'own'

/** Name and level per area of a role of the shop. */
export function RoleDialog({ role, onChange, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['admin-staff', 'admin'])
  const [name, setName] = useState(role?.name ?? '')
  const [permissions, setPermissions] = useState<readonly AssignablePermission[]>(role?.permissions ?? [])
  const [isBusy, setBusy] = useState(false)
  const choose = (area: StaffArea, value: string) => {
    const level = assignablePermissions.find(permission => permission === value)
    const others = permissions.filter(permission => !staffAreas[area].some(own => own === permission))
    setPermissions(level ? [...others, level] : others)
  }
  const save = async () => {
    setBusy(true)
    const body = { name, permissions: [...permissions] }
    const request = role
      ? call(changeStaffRole, { params: { id: role.id }, body })
      : call(createStaffRole, { body })
    const isSaved = await onChange(request, t('saved'))
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={720}
      title={t(role ? 'roles.edit_title' : 'roles.new_title')}
      lead={t('roles.lead')}
      actions={
        <Button busy={isBusy} disabled={name.trim() === ''} onClick={() => void save()}>
          {t('roles.save')}
        </Button>
      }
    >
      <TextField
        name="name"
        label={t('roles.name')}
        maxLength={60}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
      />
      <div className={styles.areas}>
        {staffAreaNames.map(area => (
          <SelectField
            key={area}
            dense
            name={area}
            label={t(`area.${area}`)}
            value={levelIn(area, permissions) ?? ''}
            empty={t('level.none')}
            options={staffAreas[area].map(permission => ({
              value: permission,
              label: t(`level.${levelKey(permission)}`),
            }))}
            onChange={event => choose(area, event.currentTarget.value)}
          />
        ))}
      </div>
    </WorkDialog>
  )
}
