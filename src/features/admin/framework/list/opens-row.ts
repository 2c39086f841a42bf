import type { MouseEvent } from 'react'
import type { RaRecord, RowClickFunction } from 'react-admin'

/** `rowClick` of a list whose records open in a dialog. A link or a button inside of the row does only what it says. */
export const opensRow =
  <Row extends RaRecord>(open: (row: Row) => void): RowClickFunction =>
  (_id, _resource, row) => {
    open(row as Row)
    return false
  }

/** On a link inside of such a row. */
export const onlyThis = (event: MouseEvent): void => event.stopPropagation()
