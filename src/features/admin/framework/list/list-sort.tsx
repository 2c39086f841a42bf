/** The order of a list where rows are cards and have no heads to press; wider screens do not show it. */
import { Children, isValidElement, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconArrowLeft } from '@/ui/icon/icons.ts'
import styles from './list-sort.module.css'

interface SortableColumn {
  source?: string
  sortBy?: string
  label?: ReactNode
  disableSort?: boolean
}

/** What the heads of these columns would sort by. */
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
      <IconButton
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
