import { useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { useChoice } from '../record/use-choice.ts'

/** The records of a bulk job: selected rows, or all that match the filter of the list. */
export type JobSelection = { ids: number[] } | { filter: Record<string, string> }

export interface SelectedRows<Row extends RaRecord> {
  rows: readonly Row[] // the selected rows when the action was chosen
  isAll: boolean // all records of the filter, on every page
}

interface BulkSelection<Row extends RaRecord> extends SelectedRows<Row> {
  total: number // records of the filter
  count: number // records of the selection
  canBeAll: boolean // the page is selected and there are more pages
  setAll: (isAll: boolean) => void
  countOf: (selected: SelectedRows<Row>) => number
  selectionOf: (selected: SelectedRows<Row>) => JobSelection
}

export function useBulkSelection<Row extends RaRecord<number>>(): BulkSelection<Row> {
  const { rows } = useChoice<Row>()
  const { total = 0, data = [], filterValues } = useListContext<Row>()
  const [isAllWanted, setAll] = useState(false)
  const canBeAll = rows.length === data.length && total > data.length
  const isAll = isAllWanted && canBeAll
  const countOf = (selected: SelectedRows<Row>) => (selected.isAll ? total : selected.rows.length)
  return {
    rows,
    isAll,
    total,
    count: countOf({ rows, isAll }),
    canBeAll,
    setAll,
    countOf,
    selectionOf: selected =>
      selected.isAll ? filterSelection(filterValues) : { ids: selected.rows.map(({ id }) => id) },
  }
}

/** All records that match the filter values of a list. */
export const filterSelection = ({ q, ...filters }: Record<string, string>): JobSelection => ({
  filter: { ...filters, ...(q && { search: q }) },
})
