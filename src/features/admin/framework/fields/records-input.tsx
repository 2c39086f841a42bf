import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconX } from '@/ui/icon/icons.ts'
import { type FoundRecord, findProducts, findUsers, productsById } from './found-record.ts'
import { useField } from './inputs.tsx'
import { RecordSearch } from './record-search.tsx'
import styles from './records-input.module.css'

interface RecordsInputProps {
  source: string
  label: string
  kind: 'products' | 'users'
  known: readonly { id: number; name: string }[] // the stored records
}

/** Selects accounts or products by name. */
export function RecordsInput({ source, label, kind, known }: RecordsInputProps) {
  const { t } = useTranslation('admin-places')
  const { value, change, error } = useField<number[]>(source)
  const [added, setAdded] = useState<readonly FoundRecord[]>([])
  const nameOf = (id: number) =>
    known.find(record => record.id === id)?.name ?? added.find(record => record.id === id)?.name ?? String(id)
  return (
    <div>
      <RecordSearch
        kind={kind}
        label={label}
        find={kind === 'users' ? findUsers : findProducts}
        without={value}
        onChoose={record => {
          setAdded([...added, record])
          change([...value, record.id])
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

/** Selects products. Loads the names of the stored ones. */
export function ProductsInput({ source, label }: Pick<RecordsInputProps, 'source' | 'label'>) {
  const { value } = useField<number[]>(source)
  const key = [...value].sort((a, b) => a - b).join()
  const named = useQuery({
    queryKey: ['admin', 'products-by-id', key],
    queryFn: () => productsById(value),
    placeholderData: before => before,
  })
  return <RecordsInput source={source} label={label} kind="products" known={named.data ?? []} />
}
