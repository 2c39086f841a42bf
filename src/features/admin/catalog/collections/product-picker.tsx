import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { collectionParts } from '@/contract/endpoints/admin/collections.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import { ChoicesFailure, choicesHint } from '../../framework/list/choices-failure.tsx'
import styles from './collections.module.css'

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

/** Selects the product of a configurator by title or number. */
export function ProductPicker({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin-goods')
  const { value, change, error } = useField<number>(source)
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
        <Button variant="ghost" size="dense" onClick={() => setOpen(true)}>
          {t('collections.other')}
        </Button>
      </div>
    )
  return (
    <div>
      <TextField
        dense
        type="search"
        label={label}
        placeholder={t('collections.find_product')}
        icon={iconMagnifyingGlass}
        error={error}
        hint={choicesHint(parts)}
        value={search}
        onChange={event => setSearch(event.currentTarget.value.slice(0, 120))}
      />
      <ul className={styles.found}>
        {search.trim() !== '' &&
          data?.products.map(product => (
            <li key={product.id}>
              <button
                type="button"
                disabled={product.is_taken && product.id !== value}
                onClick={() => {
                  change(product.id)
                  setSearch('')
                  setOpen(false)
                }}
              >
                {product.title} <small>{product.sku}</small>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
