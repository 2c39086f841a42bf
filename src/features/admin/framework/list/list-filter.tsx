import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { SelectField, type SelectOption } from '@/ui/form/select-field.tsx'
import { iconSliders } from '@/ui/icon/admin-icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { CalendarField } from '../fields/calendar-field.tsx'
import type { Asked } from './choices-failure.tsx'
import styles from './list-filter.module.css'
import { useListFilters } from './use-list-filters.ts'

interface FilterGroupProps {
  active: number // number of active filters
  sort: ReactNode
  children: ReactNode
}

/** Filters of a list next to its search. On a phone a button opens them and shows how many are active. */
export function FilterGroup({ active, sort, children }: FilterGroupProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.group}>
      {sort}
      {children && (
        <>
          <Button
            variant="ghost"
            size="dense"
            icon={iconSliders}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {active > 0 ? t('list.filters_active', { count: active }) : t('list.filters')}
          </Button>
          <div id={id} className={styles.fields} data-open={isOpen}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}

interface FilterProps {
  source: string
  label: string
}

interface ChoiceFilterProps extends FilterProps {
  options: readonly SelectOption[]
  from?: Asked // where the options are loaded from
}

/** Filter with one value. The empty option shows all rows. */
export function ChoiceFilter({ source, label, options, from }: ChoiceFilterProps) {
  const { t } = useTranslation('admin')
  const { filterValues, changeFilters } = useListFilters()
  if (from?.isLoadingError)
    return (
      <PartFailure compact onRetry={from.refetch}>
        {t('filter_failed', { label })}
      </PartFailure>
    )
  return (
    <SelectField
      dense
      hideLabel
      label={label}
      empty={label}
      className={styles.filter}
      options={options}
      value={String(filterValues[source] ?? '')}
      onChange={event => changeFilters({ [source]: event.currentTarget.value || undefined })}
    />
  )
}

/** Filter that is on or off. */
export function FlagFilter({ source, label }: FilterProps) {
  const { filterValues, changeFilters } = useListFilters()
  const isOn = filterValues[source] === 'true'
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isOn}
      onClick={() => changeFilters({ [source]: isOn ? undefined : 'true' })}
    >
      {label}
    </button>
  )
}

/** Filter for one day. */
export function DayFilter({ source, label }: FilterProps) {
  const { filterValues, changeFilters } = useListFilters()
  return (
    <span className={styles.day}>
      <span aria-hidden="true">{label}</span>
      <CalendarField
        hideLabel
        label={label}
        className={styles.filter}
        value={String(filterValues[source] ?? '')}
        onChange={event => changeFilters({ [source]: event.currentTarget.value || undefined })}
      />
    </span>
  )
}
