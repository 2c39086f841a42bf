/** All settings of the site, grouped, read only: what the shop runs with at this moment. */
import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '@/contract/settings.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Tabs } from '@/ui/content/tabs.tsx'
import { ColoursPanel } from './colours-panel.tsx'
import { SettingFacts } from './setting-facts.tsx'
import { type GroupName, groupNames, settingGroups } from './setting-groups.ts'
import styles from './settings.module.css'

interface SettingsViewProps {
  settings: SiteSettings
  group: GroupName
  onGroup: (group: GroupName) => void
  title: string
}

export function SettingsView({ settings, group, onGroup, title }: SettingsViewProps) {
  const { t } = useTranslation('admin')
  return (
    <Tabs
      label={title}
      tabs={groupNames.map(name => ({ value: name, label: t(`settings.group.${name}`) }))}
      value={group}
      onChange={onGroup}
    >
      <div className={styles.group}>
        {group === 'theme' && (
          <ColoursPanel palette={settings.vuetify_colors} siteName={settings.site_name} />
        )}
        <Panel dense>
          <SettingFacts keys={settingGroups[group]} settings={settings} />
        </Panel>
      </div>
    </Tabs>
  )
}
