import type { MouseEvent } from 'react'
import type { RaRecord, RowClickFunction } from 'react-admin'

/**
 * `rowClick` of a list whose records open in a dialog. A click on a link or a button inside the row does not open the
 * dialog.
 */
export const opensRow =
  <Row extends RaRecord>(open: (row: Row) => void): RowClickFunction =>
  (_id, _resource, row) => {
    open(row as Row)
    return false
  }

/** For a link inside such a row. */
export const onlyThis = (event: MouseEvent): void => event.stopPropagation()
