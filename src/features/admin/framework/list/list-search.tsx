import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import styles from './list-search.module.css'
import { useListFilters } from './use-list-filters.ts'

const pauseMillis = 300

/** Searches during typing, after a short pause. */
export function ListSearch({ hint }: { hint: string }) {
  const { t } = useTranslation('admin')
  const { filterValues, changeFilters } = useListFilters()
  const currentQuery = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(currentQuery)
  const requestedQuery = useRef(currentQuery)
  useEffect(() => {
    if (currentQuery !== requestedQuery.current) setTyped(currentQuery)
    requestedQuery.current = currentQuery
  }, [currentQuery])
  const searchFor = useEffectEvent((queryText: string) => {
    requestedQuery.current = queryText
    changeFilters({ q: queryText || undefined })
  })
  useEffect(() => {
    const queryText = typed.trim().slice(0, 120)
    if (queryText === requestedQuery.current) return
    const pause = setTimeout(() => searchFor(queryText), pauseMillis)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <search className={styles.search}>
      <TextField
        dense
        hideLabel
        type="search"
        label={t('list.search')}
        placeholder={hint}
        icon={iconMagnifyingGlass}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </search>
  )
}
