import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import { type FoundRecord, findUsers } from './found-record.ts'
import styles from './places.module.css'
import { RecordSearch } from './record-search.tsx'

interface PeopleInputProps {
  label: string
  known: readonly { id: number; name: string; email: string }[] // the stored accounts
}

/** Selects accounts by name. */
export function PeopleInput({ label, known }: PeopleInputProps) {
  const { t } = useTranslation('admin-places')
  const { value, change, error } = useField<number[]>('user_ids')
  const [added, setAdded] = useState<readonly FoundRecord[]>([])
  const nameOf = (id: number) =>
    known.find(record => record.id === id)?.name ?? added.find(record => record.id === id)?.name ?? String(id)
  return (
    <div>
      <RecordSearch
        kind="users"
        label={label}
        find={findUsers}
        without={value}
        onChoose={person => {
          setAdded([...added, person])
          change([...value, person.id])
        }}
      />
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map(id => (
            <li key={id}>
              {nameOf(id)}
              <TooltipButton
                icon={iconX}
                size={16}
                label={t('remove_named', { name: nameOf(id) })}
                onClick={() => change(value.filter(other => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && <p className={styles.fault}>{error}</p>}
    </div>
  )
}
