/** Staff of the shop (decision 0069): people, invitations, roles, and the required second factor. */
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { changeStaffPolicy } from '@/contract/endpoints/admin/staff.ts'
import type { Locale } from '@/contract/locales.ts'
import { useSavedSwitch } from '@/forms/use-saved-switch.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Switch } from '@/ui/form/switch.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { RolesPanel } from './roles-panel.tsx'
import styles from './staff.module.css'
import { useStaff } from './use-staff.ts'

export function StaffScreen({ title, locale }: { title: string; locale: Locale }) {
  const { t } = useTranslation('admin-staff')
  const { staff, error, refetch, change } = useStaff()
  const policy = useSavedSwitch(staff?.requires_second_factor ?? false, requires_second_factor =>
    change(call(changeStaffPolicy, { body: { requires_second_factor } }), t('saved')),
  )
  if (error && !staff) return <PartFailure onRetry={refetch} />
  return (
    <>
      <ScreenHead title={title} lead={t('lead')} />
      {staff && (
        <div className={styles.stack}>
          <PeoplePanel staff={staff} locale={locale} onChange={change} />
          <InvitationsPanel staff={staff} locale={locale} onChange={change} />
          <RolesPanel staff={staff} onChange={change} />
          <Panel dense titleAs="h2" title={t('policy.title')}>
            <Switch
              label={t('policy.label')}
              hint={t('policy.hint')}
              checked={policy.checked}
              onChange={event => void policy.turn(event.currentTarget.checked)}
            />
          </Panel>
        </div>
      )}
    </>
  )
}
