import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface Column<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean // to the right
  width?: string
  lead?: boolean // the row's name: on a phone it heads the card
}

export interface TableProps<Row> {
  label: string // spoken name of the table
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  isSelected?: (row: Row) => boolean
  onOpen?: (row: Row) => void // a press anywhere on the row; the row's own link remains the keyboard's way
}

/** Administration rows of 58 under a head of 40; below 700 px each row becomes a card of named lines. */
export function Table<Row>({ label, columns, rows, rowKey, isSelected, onOpen }: TableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column.id}
              scope="col"
              style={{ width: column.width }}
              className={column.numeric ? styles.numeric : undefined}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            className={classNames(isSelected?.(row) && styles.selected, onOpen && styles.pressable)}
            onClick={onOpen && (() => onOpen(row))}
          >
            {columns.map(column => (
              <td
                key={column.id}
                data-name={typeof column.head === 'string' ? column.head : undefined}
                className={classNames(column.numeric && styles.numeric, column.lead && styles.lead)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
