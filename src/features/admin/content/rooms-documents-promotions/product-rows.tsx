/** Products of a promotion or a room: found by name, sorted by dragging, with extra fields per row. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { findProducts, productsById } from '../../framework/fields/found-record.ts'
import { RecordSearch } from '../../framework/fields/record-search.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import styles from './places.module.css'

interface ProductRowsProps {
  ids: readonly number[]
  onAdd: (id: number) => void
  onRemove: (id: number) => void
  onMove: (from: number, to: number) => void
  rowExtra?: (id: number, name: string) => ReactNode
  error?: string
}

/** Returns the list with one row moved. */
export function movedTo<T>(rows: readonly T[], from: number, to: number): T[] {
  const remainingRows = [...rows]
  remainingRows.splice(to, 0, ...remainingRows.splice(from, 1))
  return remainingRows
}

export function ProductRows({ ids, onAdd, onRemove, onMove, rowExtra, error }: ProductRowsProps) {
  const { t } = useTranslation('admin-places')
  const key = [...ids].sort((a, b) => a - b).join()
  const named = useQuery({
    queryKey: ['admin', 'products-by-id', key],
    queryFn: () => productsById(ids),
    placeholderData: before => before,
  })
  const of = (id: string) => named.data?.find(record => record.id === Number(id))
  const nameOf = (id: string) => of(id)?.name ?? ''
  return (
    <div>
      <RecordSearch
        kind="products"
        label={t('add_product')}
        find={findProducts}
        without={ids}
        onChoose={({ id }) => onAdd(id)}
      />
      {named.isLoadingError && (
        <PartFailure compact onRetry={named.refetch}>
          {t('names_failed')}
        </PartFailure>
      )}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.rows}>
        <SortableRows label={t('products')} ids={ids.map(String)} nameOf={nameOf} onMove={onMove}>
          {id => (
            <div className={styles.row}>
              <Thumbnail picture={of(id)?.picture ?? ''} element={of(id)?.element} />
              <span className={styles.named}>
                {nameOf(id)}
                <small>{of(id)?.note}</small>
              </span>
              {rowExtra?.(Number(id), nameOf(id))}
              <TooltipButton
                icon={iconTrash}
                size={18}
                label={t('remove_named', { name: nameOf(id) })}
                onClick={() => onRemove(Number(id))}
              />
            </div>
          )}
        </SortableRows>
      </div>
    </div>
  )
}
