/** Searches records by text and returns the selected one. The search function is a prop. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '@/ui/form/search-field.tsx'
import { choicesHint } from '../list/choices-failure.tsx'
import { Thumbnail } from '../list/thumbnail.tsx'
import type { FoundRecord } from './found-record.ts'

interface RecordSearchProps {
  kind: string // key of the results in the query cache
  label: string
  find: (search: string) => Promise<readonly FoundRecord[]>
  without: readonly number[] // already selected
  onChoose: (record: FoundRecord) => void
}

export function RecordSearch({ kind, label, find, without, onChoose }: RecordSearchProps) {
  const { t } = useTranslation('admin-places')
  const [text, setText] = useState('')
  const search = text.trim()
  const records = useQuery({
    queryKey: ['admin', 'find', kind, search],
    queryFn: () => find(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const matches = records.data
    ?.filter(({ id }) => !without.includes(id))
    .map(record => ({
      ...record,
      picture: record.picture && <Thumbnail picture={record.picture} element={record.element} />,
      record,
    }))
  return (
    <SearchField
      label={label}
      hint={choicesHint(records)}
      none={t('nothing_found')}
      text={text}
      matches={matches}
      isStale={records.isPlaceholderData}
      onText={setText}
      onSelect={({ record }) => onChoose(record)}
    />
  )
}
