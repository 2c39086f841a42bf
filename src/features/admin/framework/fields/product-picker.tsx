import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { collectionParts } from '@/contract/endpoints/admin/collections.ts'
import { Button } from '@/ui/action/button.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { ChoicesFailure, choicesHint } from '../list/choices-failure.tsx'
import { useField } from './inputs.tsx'
import styles from './product-picker.module.css'

interface PickedParts {
  search: string
  ids?: readonly number[]
  variants?: readonly number[]
}

/** The server's matches for the search text, and the selected product. */
export const useParts = ({ search, ids = [], variants = [] }: PickedParts) =>
  useQuery({
    queryKey: ['collections', 'parts', search, ids.join(), variants.join()],
    queryFn: () =>
      callOrThrow(collectionParts, {
        query: { search, ids: ids.join(), variant_ids: variants.join() },
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Selects a product by title or number. */
interface ProductPickerProps {
  source: string
  label: string
  mayHaveConfigurator?: boolean // offers products that another collection uses
}

export function ProductPicker({ source, label, mayHaveConfigurator = false }: ProductPickerProps) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const { value, change, error, isReadOnly } = useField<number>(source)
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const parts = useParts({ search: search.trim(), ids: value ? [value] : [] })
  const { data } = parts
  const chosen = data?.products.find(product => product.id === value)
  if (value && !isOpen)
    return (
      <div className={styles.picked}>
        <span>
          <small>{label}</small>
          <b>{chosen?.title ?? `#${value}`}</b>
          {error && <em>{error}</em>}
          <ChoicesFailure of={parts} />
        </span>
        <Button variant="ghost" size="dense" disabled={isReadOnly} onClick={() => setOpen(true)}>
          {t('collections.other')}
        </Button>
      </div>
    )
  return (
    <SearchField
      label={label}
      placeholder={t('collections.find_product')}
      error={error}
      hint={choicesHint(parts)}
      none={t('admin:header.nothing')}
      text={search}
      matches={data?.products.map(({ id, title, sku, is_taken }) => ({
        id,
        name: title,
        note: sku,
        disabled: !mayHaveConfigurator && is_taken && id !== value,
      }))}
      isStale={parts.isPlaceholderData}
      onText={setSearch}
      onSelect={({ id }) => {
        change(id)
        setOpen(false)
      }}
    />
  )
}
