import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './segment.module.css'

export interface SegmentOption<V extends string> {
  value: V
  label: string
  icon?: string
}

export interface SegmentProps<V extends string> {
  label: string // name of the group for screen readers
  options: readonly SegmentOption<V>[]
  value: V
  onChange: (value: V) => void
  size?: 'normal' | 'dense'
}

/** One of a few options, all visible. Built on radio buttons, so that arrow keys and screen readers work as usual. */
export function Segment<V extends string>({
  label,
  options,
  value,
  onChange,
  size = 'normal',
}: SegmentProps<V>) {
  const name = useId()
  return (
    <fieldset className={classNames(styles.tray, size === 'dense' && styles.dense)} aria-label={label}>
      {options.map(option => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={18} />}
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
