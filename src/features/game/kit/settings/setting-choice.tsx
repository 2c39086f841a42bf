import { useId } from 'react'
import styles from './game-settings.module.css'

interface Option<V> {
  value: V
  label: string
  short?: string // what is drawn when the label is only spoken
}

interface SettingChoiceProps<V extends string | number> {
  label: string
  hint?: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}

/** One of a few, all in sight. */
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
              onChange={() => onChange(option.value)}
            />
            <span>{option.short ?? option.label}</span>
          </label>
        ))}
      </div>
      {hint && <small>{hint}</small>}
    </fieldset>
  )
}
