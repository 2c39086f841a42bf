import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { SelectField, type SelectOption } from '@/ui/form/select-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { CalendarField } from '../fields/calendar-field.tsx'
import type { Asked } from './choices-failure.tsx'
import styles from './list-filter.module.css'

interface FilterProps {
  source: string
  label: string
}

interface ChoiceFilterProps extends FilterProps {
  options: readonly SelectOption[]
  from?: Asked // where they come from, when they are asked for
}

/** A filter of one choice; the empty one shows everything. */
export function ChoiceFilter({ source, label, options, from }: ChoiceFilterProps) {
  const { t } = useTranslation('admin')
  const { filterValues, setFilters } = useListContext()
  if (from?.isLoadingError)
    return (
      <PartFailure compact onRetry={from.refetch}>
        {t('filter_failed', { label })}
      </PartFailure>
    )
  const change = (value: string) => {
    const { [source]: _, ...others } = filterValues
    setFilters(value ? { ...others, [source]: value } : others, [])
  }
  return (
    <SelectField
      dense
      hideLabel
      label={label}
      empty={label}
      className={styles.filter}
      options={options}
      value={String(filterValues[source] ?? '')}
      onChange={event => change(event.currentTarget.value)}
    />
  )
}

/** A filter that is on or off. */
export function FlagFilter({ source, label }: FilterProps) {
  const { filterValues, setFilters } = useListContext()
  const isOn = filterValues[source] === 'true'
  const { [source]: _, ...others } = filterValues
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isOn}
      onClick={() => setFilters(isOn ? others : { ...others, [source]: 'true' }, [])}
    >
      {label}
    </button>
  )
}

/** A filter of one day. */
export function DayFilter({ source, label }: FilterProps) {
  const { filterValues, setFilters } = useListContext()
  const change = (value: string) => {
    const { [source]: _, ...others } = filterValues
    setFilters(value ? { ...others, [source]: value } : others, [])
  }
  return (
    <span className={styles.day}>
      <span aria-hidden="true">{label}</span>
      <CalendarField
        hideLabel
        label={label}
        className={styles.filter}
        value={String(filterValues[source] ?? '')}
        onChange={event => change(event.currentTarget.value)}
      />
    </span>
  )
}
