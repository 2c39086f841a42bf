import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './choice.module.css'

export interface Option<V> {
  value: V
  label: string // for screen readers, and the tooltip if something else is shown
  shown?: ReactNode
  style?: CSSProperties
}

export interface ChoiceProps<V extends string | number> {
  label: string
  look: 'icons' | 'swatches' | 'chips' | 'pictures'
  options: readonly Option<V>[]
  value: V | null
  onChange(value: V): void
  className?: string | undefined
}

/** Radio group with all options visible; arrow keys move between them. */
export function Choice<V extends string | number>({
  label,
  look,
  options,
  value,
  onChange,
  className,
}: ChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.choice, className)}>
      <legend>{label}</legend>
      <div className={classNames(styles.options, styles[look])}>
        {options.map(option => (
          <label
            key={option.value}
            className={styles.option}
            style={option.style}
            title={option.shown ? option.label : undefined}
          >
            <input
              type="radio"
              name={name}
              aria-label={option.shown ? option.label : undefined}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.shown ?? option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
