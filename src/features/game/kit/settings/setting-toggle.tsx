import { playCue } from '@/audio/player.ts'
import styles from './game-settings.module.css'

interface SettingToggleProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SettingToggle({ label, hint, isOn, onChange }: SettingToggleProps) {
  const change = (isChecked: boolean) => {
    playCue('ui_toggle')
    onChange(isChecked)
  }
  return (
    <label className={styles.toggle}>
      <span className={styles.words}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on */}
      <input type="checkbox" role="switch" checked={isOn} onChange={event => change(event.target.checked)} />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}
