import MuiTable from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface Column<Row> {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  numeric?: boolean // aligned right
  lead?: boolean // the row's name: the title of the card on a phone
}

export interface TableProps<Row> {
  label: string // name of the table for screen readers
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Administration rows of 58 px below a head of 40 px. Below 700 px each row becomes a card of labelled lines. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <MuiTable className={styles.table} aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(column => (
            <TableCell key={column.id} align={column.numeric ? 'right' : 'left'}>
              {column.head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={rowKey(row)}>
            {columns.map(column => (
              <TableCell
                key={column.id}
                data-name={typeof column.head === 'string' ? column.head : undefined}
                align={column.numeric ? 'right' : 'left'}
                className={column.lead ? styles.lead : undefined}
              >
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </MuiTable>
  )
}
