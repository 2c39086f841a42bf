/**
 * Selected rows of a list for bulk actions. Only visible rows can be selected: another filter, page or order clears the
 * selection, and so does returning to the list, although react-admin would restore it.
 */
import { useEffect } from 'react'
import { type RaRecord, useListContext } from 'react-admin'

interface Choice<R extends RaRecord> {
  rows: readonly R[] // selected and visible, in list order
  forget: () => void
}

export function useChoice<R extends RaRecord>(): Choice<R> {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<R>()
  return { rows: data.filter(row => selectedIds.includes(row.id)), forget: () => onUnselectItems() }
}

/** Clears the selection when page, order or filters change. Call it once per list. */
export function useFreshChoice(): void {
  const { page, perPage, sort, filterValues, onUnselectItems } = useListContext()
  const seen = JSON.stringify([page, perPage, sort, filterValues])
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin returns a new function on every call
  useEffect(() => onUnselectItems(), [seen])
}
