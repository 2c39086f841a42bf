import { useId } from 'react'
import { playCue } from '@/audio/player.ts'
import styles from './game-settings.module.css'

interface Option<V> {
  value: V
  label: string
  short?: string // visible text if the label is for screen readers only
}

interface SettingChoiceProps<V extends string | number> {
  label: string
  hint?: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

/** Radio group with all options visible. */
export function SettingChoice<V extends string | number>({
  label,
  hint,
  options,
  value,
  onChange,
}: SettingChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map(option => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-label={option.short && option.label}
              checked={option.value === value}
              onChange={() => {
                playCue('ui_toggle')
                onChange(option.value)
              }}
            />
            <span>{option.short ?? option.label}</span>
          </label>
        ))}
      </div>
      {hint && <small>{hint}</small>}
    </fieldset>
  )
}
