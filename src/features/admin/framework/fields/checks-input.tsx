import { useTranslation } from 'react-i18next'
import { roles } from '@/domain/roles.ts'
import { Check } from '@/ui/form/check.tsx'
import { type Asked, ChoicesFailure } from '../list/choices-failure.tsx'
import styles from './checks-input.module.css'
import { useField } from './inputs.tsx'

interface ChecksInputProps<V extends string | number> {
  source: string
  label: string
  options: readonly { value: V; label: string }[]
  from?: Asked // where the options are loaded from
}

/** Checkboxes for several values. Values selected in other groups of the same field stay selected. */
export function ChecksInput<V extends string | number>({
  source,
  label,
  options,
  from,
}: ChecksInputProps<V>) {
  const { value, change, error, isReadOnly } = useField<V[]>(source)
  return (
    <fieldset className={styles.choices} disabled={isReadOnly}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <Check
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={event =>
              change(
                event.currentTarget.checked
                  ? [...value, option.value]
                  : value.filter(other => other !== option.value),
              )
            }
          />
        ))}
      </div>
      <ChoicesFailure of={from} />
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

export function RolesInput({ label }: { label: string }) {
  const { t } = useTranslation('admin')
  const options = roles
    .filter(role => role !== 'admin')
    .map(role => ({ value: role, label: t(`role.${role}`) }))
  return <ChecksInput source="visible_roles" label={label} options={options} />
}
