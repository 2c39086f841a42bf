/** Fields of the editor: dark, between thin brass edges, with the label above and the error below. */
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useState } from 'react'
import type { Range } from '@/contract/endpoints/game/creation-effects.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMinus, iconPlus } from '@/ui/icon/icons.ts'
import { clampToRange } from '../draft/edit-draft.ts'
import styles from './editor-field.module.css'

interface FieldProps {
  label: string
  hideLabel?: boolean // available to screen readers
  error?: string | undefined
  end?: ReactNode // a button inside, at the end
}

export interface EditorFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'placeholder' | 'maxLength'> {
  display?: boolean // in the typeface of the card
}

export function EditorField({ label, hideLabel, error, end, display, ...input }: EditorFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
      </label>
      <div className={classNames(styles.well, display && styles.display, error && styles.wrong)}>
        <input
          {...input}
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export interface NumberFieldProps extends Omit<FieldProps, 'end'> {
  range: Range
  value: number
  lessLabel: string // labels of its buttons for screen readers
  moreLabel: string
  onChange(value: number): void
}

/** A number between − and +. A typed number is clamped to its range on blur. */
export function NumberField({ label, hideLabel, error, range, value, onChange, ...say }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const take = (text: string) => {
    const next = clampToRange(Number.parseInt(text, 10), range)
    if (Number.isNaN(next)) setTyped(String(value))
    else if (next === value) setTyped(String(value))
    else onChange(next)
  }
  const step = (by: number) => onChange(clampToRange(value + by * range.step, range))
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
      </label>
      <div className={classNames(styles.well, styles.stepper, error && styles.wrong)}>
        <button
          type="button"
          aria-label={say.lessLabel}
          disabled={value <= range.min}
          onClick={() => step(-1)}
        >
          <Icon of={iconMinus} size={16} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={range.min}
          max={range.max}
          step={range.step}
          value={typed}
          aria-invalid={Boolean(error)}
          onChange={event => {
            setTyped(event.target.value)
            const next = event.target.valueAsNumber
            if (Number.isInteger(next) && next >= range.min && next <= range.max) onChange(next)
          }}
          onBlur={event => take(event.target.value)}
        />
        <button
          type="button"
          aria-label={say.moreLabel}
          disabled={value >= range.max}
          onClick={() => step(1)}
        >
          <Icon of={iconPlus} size={16} />
        </button>
      </div>
    </div>
  )
}

export interface EditorTextProps extends Omit<FieldProps, 'end'> {
  value: string
  most: number
  placeholder?: string
  onChange(value: string): void
}

/** A text of a few lines with the number of remaining characters. */
export function EditorText({ label, error, value, most, placeholder, onChange }: EditorTextProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={styles.count}>
          {[...value].length}/{most}
        </span>
      </label>
      <div className={classNames(styles.well, styles.lines, error && styles.wrong)}>
        <textarea
          id={id}
          value={value}
          maxLength={most}
          placeholder={placeholder}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
