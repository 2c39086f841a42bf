import { createContext, useContext, useRef } from 'react'
import { type Identifier, type RaRecord, useListContext, useRecordContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Check } from '@/ui/form/check.tsx'
import { useChoice } from '../record/use-choice.ts'
import styles from './list-table.module.css'

/** The row whose checkbox was clicked last: where a range begins. */
export const LastChoice = createContext<{ current: Identifier | undefined }>({ current: undefined })

/**
 * Checkbox of a row for bulk actions. A click on it does not open the row. With Shift it also selects all rows between
 * this one and the last one.
 */
export function RowChoice() {
  const { t } = useTranslation('react-admin')
  const record = useRecordContext<RaRecord>()
  const { data = [], selectedIds = [], onSelect, onToggleItem } = useListContext<RaRecord>()
  const last = useContext(LastChoice)
  const isRange = useRef(false)
  if (!record) return null
  const choose = (id: Identifier) => {
    const [from, to] = [last.current, id].map(end => data.findIndex(row => row.id === end))
    if (isRange.current && from !== undefined && to !== undefined && from >= 0) {
      const range = data.slice(Math.min(from, to), Math.max(from, to) + 1).map(row => row.id)
      onSelect([...new Set([...selectedIds, ...range])])
    } else onToggleItem(id)
    isRange.current = false
    last.current = id
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the press from the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className={styles.choice}
      onClickCapture={event => {
        isRange.current ||= event.shiftKey // the click on the label comes before that on its checkbox
      }}
      onClick={event => event.stopPropagation()}
    >
      <Check
        label={<Spoken>{t('action.select_row')}</Spoken>}
        checked={selectedIds.includes(record.id)}
        onChange={() => choose(record.id)}
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
