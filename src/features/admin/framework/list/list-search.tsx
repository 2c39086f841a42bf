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
  const known = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(known)
  const asked = useRef(known)
  useEffect(() => {
    if (known !== asked.current) setTyped(known)
    asked.current = known
  }, [known])
  useEffect(() => {
    const wanted = typed.trim().slice(0, 120)
    if (wanted === asked.current) return
    const pause = setTimeout(() => {
      asked.current = wanted
      const { q: _, ...others } = filterValues
      setFilters(wanted ? { ...others, q: wanted } : others, [])
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
