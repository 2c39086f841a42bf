import { useTranslation } from 'react-i18next'
import { SettingToggle } from '../../kit/settings/setting-toggle.tsx'
import workbench from '../../kit/workbench.module.css'
import styles from './battle-settings.module.css'

interface BattleSettingsProps {
  isTwinPinned: boolean
  onPinTwin: (isPinned: boolean) => void
  onRestart: () => void
}

/** What only a battle's settings have. */
export function BattleSettings({ isTwinPinned, onPinTwin, onRestart }: BattleSettingsProps) {
  const { t } = useTranslation('battle')
  return (
    <div className={styles.settings}>
      <SettingToggle label={t('settings.text')} isOn={isTwinPinned} onChange={onPinTwin} />
      <div className={styles.restart}>
        <button type="button" className={workbench.danger} onClick={onRestart}>
          {t('settings.restart')}
        </button>
        <small>{t('settings.restartHelp')}</small>
      </div>
    </div>
  )
}
