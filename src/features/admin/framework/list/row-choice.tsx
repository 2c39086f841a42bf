import { type RaRecord, useListContext, useRecordContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Check } from '@/ui/form/check.tsx'
import { useChoice } from '../record/use-choice.ts'
import styles from './list-table.module.css'

/** Checkbox of a row for bulk actions. A click on it does not open the row. */
export function RowChoice() {
  const { t } = useTranslation('react-admin')
  const record = useRecordContext<RaRecord>()
  const { selectedIds = [], onToggleItem } = useListContext()
  if (!record) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the press from the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span className={styles.choice} onClick={event => event.stopPropagation()}>
      <Check
        label={<Spoken>{t('action.select_row')}</Spoken>}
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
      />
    </span>
  )
}

/** Selects all rows of this page, or none. */
export function PageChoice() {
  const { t } = useTranslation('react-admin')
  const { data = [], onSelect } = useListContext<RaRecord>()
  const { rows } = useChoice()
  const isAll = data.length > 0 && rows.length === data.length
  return (
    <span className={styles.choice}>
      <Check
        label={<Spoken>{t('action.select_all')}</Spoken>}
        checked={isAll}
        onChange={() => onSelect(isAll ? [] : data.map(row => row.id))}
      />
    </span>
  )
}
