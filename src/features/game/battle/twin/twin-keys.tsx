import { useTranslation } from 'react-i18next'
import { usePreferences } from '@/stores/preferences.ts'
import styles from './battle-twin.module.css'

/** The keys of the battle, and the switch that turns them off. */
export function TwinKeys() {
  const { t } = useTranslation('battle')
  const isOn = usePreferences(state => state.shortcuts)
  const change = usePreferences(state => state.change)
  return (
    <label className={styles.keys}>
      <input type="checkbox" checked={isOn} onChange={event => change({ shortcuts: event.target.checked })} />
      <span>
        <strong>{t('commands.keysTitle')}</strong> {t('commands.keys')}
      </span>
    </label>
  )
}
