import { useTranslation } from 'react-i18next'
import { colourText } from '@/contract/settings.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import styles from './settings.module.css'

interface ColourInputProps {
  source: string
  label: string
  shown?: string // the colour that the theme derives for an empty field
  hideLabel?: boolean
}

const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** The browser's picker and a text field. An empty field lets the theme derive the colour. */
export function ColourInput({ source, label, shown, hideLabel }: ColourInputProps) {
  const { t } = useTranslation('admin')
  const { value, change, name, ref, onBlur, error } = useField<string>(source)
  const currentColour = colourText(value) ?? shown ?? '#ffffff'
  return (
    <div className={styles.colourInput}>
      <input
        type="color"
        aria-label={t('settings.pick', { name: label })}
        value={isHex(currentColour) ? currentColour.toLowerCase() : '#ffffff'}
        onChange={event => change(event.currentTarget.value)}
      />
      <TextField
        dense
        label={label}
        hideLabel={hideLabel}
        name={name}
        ref={ref}
        onBlur={onBlur}
        error={error}
        placeholder={shown}
        value={value ?? ''}
        onChange={event => change(event.currentTarget.value)}
      />
    </div>
  )
}
