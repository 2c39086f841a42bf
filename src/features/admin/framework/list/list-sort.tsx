/** Sorting for narrow screens, where rows are cards without sortable headings. Hidden on wider screens. */
import { Children, isValidElement, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconArrowLeft } from '@/ui/icon/icons.ts'
import styles from './list-sort.module.css'

interface SortableColumn {
  source?: string
  sortBy?: string
  label?: ReactNode
  disableSort?: boolean
}

/** The sort fields of the columns. */
const ordersOf = (columns: ReactNode) =>
  Children.toArray(columns).flatMap(column => {
    if (!isValidElement<SortableColumn>(column)) return []
    const { source, sortBy = source, label, disableSort } = column.props
    return disableSort || !sortBy || typeof label !== 'string' || !label ? [] : [{ value: sortBy, label }]
  })

export function ListSort({ columns }: { columns: ReactNode }) {
  const { t } = useTranslation('react-admin')
  const { sort, setSort } = useListContext()
  const orders = ordersOf(columns)
  if (orders.length === 0) return null
  const isKnown = orders.some(({ value }) => value === sort.field)
  const isUp = sort.order === 'ASC'
  const turned = isUp ? 'DESC' : 'ASC'
  return (
    <span className={styles.sort}>
      <SelectField
        dense
        hideLabel
        label={t('action.sort')}
        options={orders}
        {...(!isKnown && { empty: t('action.sort') })}
        value={isKnown ? sort.field : ''}
        onChange={event => setSort({ field: event.currentTarget.value || sort.field, order: sort.order })}
      />
      <TooltipButton
        icon={iconArrowLeft}
        size={20}
        className={styles.way}
        data-way={sort.order}
        label={t(`sort.${turned}`)}
        onClick={() => setSort({ field: sort.field, order: turned })}
      />
    </span>
  )
}
