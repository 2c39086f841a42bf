/** Searches records by text and returns the selected one. The search function is a prop. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { choicesHint } from '../../framework/list/choices-failure.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import type { FoundRecord } from './found-record.ts'
import styles from './places.module.css'

interface RecordSearchProps {
  kind: string // key of the results in the query cache
  label: string
  find: (search: string) => Promise<readonly FoundRecord[]>
  without: readonly number[] // already selected
  onChoose: (record: FoundRecord) => void
}

export function RecordSearch({ kind, label, find, without, onChoose }: RecordSearchProps) {
  const { t } = useTranslation('admin-places')
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const list = useId()
  const asked = useQuery({
    queryKey: ['admin', 'find', kind, wanted],
    queryFn: () => find(wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const { data } = asked
  const found = wanted ? (data ?? []).filter(record => !without.includes(record.id)) : []
  const choose = (record: FoundRecord) => {
    onChoose(record)
    setSearch('')
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setSearch('')
    if (event.key !== 'Enter') return
    event.preventDefault() // Enter does not submit the form
    if (found[0]) choose(found[0])
  }
  return (
    <div className={styles.picker}>
      <TextField
        dense
        type="search"
        autoComplete="off"
        icon={iconMagnifyingGlass}
        label={label}
        hint={choicesHint(asked)}
        value={search}
        aria-controls={wanted && data ? list : undefined}
        onKeyDown={keys}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      {wanted && data && (
        <ul id={list} className={styles.found}>
          {found.map(record => (
            <li key={record.id}>
              <button type="button" onClick={() => choose(record)}>
                {record.picture && <Thumbnail picture={record.picture} element={record.element} />}
                <span className={styles.named}>
                  {record.name}
                  <small>{record.note}</small>
                </span>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li>
              <p>{t('nothing_found')}</p>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
