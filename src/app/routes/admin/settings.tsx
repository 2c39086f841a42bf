import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ScreenHead } from '@/features/admin/kit/screen-head.tsx'
import { groupNames } from '@/features/admin/settings/setting-groups.ts'
import { SettingsView } from '@/features/admin/settings/settings-view.tsx'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['admin']

export default function AdminSettingsPage() {
  const { t } = useTranslation(['titles', 'admin'])
  const settings = useSettings(state => state.settings)
  const [query, setQuery] = useSearchParams()
  const group = groupNames.find(name => name === query.get('group')) ?? groupNames[0]
  return (
    <>
      <ScreenHead title={t('adminSettings')} lead={t('admin:settings.lead')} />
      <SettingsView
        title={t('adminSettings')}
        settings={settings}
        group={group}
        onGroup={name => setQuery({ group: name }, { replace: true })}
      />
    </>
  )
}
