import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import styles from './list-search.module.css'

const pauseMillis = 300

/** Searches during typing, after a short pause. */
export function ListSearch({ hint }: { hint: string }) {
  const { t } = useTranslation('admin')
  const { filterValues, setFilters } = useListContext()
  const currentQuery = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(currentQuery)
  const requestedQuery = useRef(currentQuery)
  useEffect(() => {
    if (currentQuery !== requestedQuery.current) setTyped(currentQuery)
    requestedQuery.current = currentQuery
  }, [currentQuery])
  useEffect(() => {
    const queryText = typed.trim().slice(0, 120)
    if (queryText === requestedQuery.current) return
    const pause = setTimeout(() => {
      requestedQuery.current = queryText
      const { q: _, ...others } = filterValues
      setFilters(queryText ? { ...others, q: queryText } : others, [])
    }, pauseMillis)
    return () => clearTimeout(pause)
  }, [typed, filterValues, setFilters])
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
