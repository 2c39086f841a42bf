import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '@/app/screen.ts'
import { groupNames } from '@/features/admin/framework/shell/setting-groups.ts'
import { AuditPanel } from '@/features/admin/system/audit/audit-panel.tsx'
import { SettingsScreen } from '@/features/admin/system/settings/settings-screen.tsx'
import { useSettings } from '@/stores/settings.ts'

export const areas = ['admin', 'react-admin', 'validation']

export default function AdminSettingsPage() {
  const { t } = useTranslation('titles')
  const { settings, setSettings } = useSettings()
  const [query, setQuery] = useSearchParams()
  const locale = useLocale()
  const groups = [...groupNames, 'register' as const]
  const group = groups.find(name => name === query.get('group')) ?? groupNames[0]
  return (
    <SettingsScreen
      title={t('adminSettings')}
      group={group}
      onGroup={name => setQuery({ group: name }, { replace: true })}
      register={<AuditPanel locale={locale} />}
      onPublished={published => setSettings({ ...settings, ...published })}
    />
  )
}
