/**
 * The rows of a list that are ticked for work on many. Only rows in sight can be: another filter, page or order forgets the choice,
 * and so does coming back, although react-admin would remember it.
 */
import { useEffect } from 'react'
import { type RaRecord, useListContext } from 'react-admin'

interface Choice<R extends RaRecord> {
  rows: readonly R[] // ticked and in sight, in the order of the list
  forget: () => void
}

export function useChoice<R extends RaRecord>(): Choice<R> {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<R>()
  return { rows: data.filter(row => selectedIds.includes(row.id)), forget: () => onUnselectItems() }
}

/** Once per list: ticks do not outlive what they were seen in. */
export function useFreshChoice(): void {
  const { page, perPage, sort, filterValues, onUnselectItems } = useListContext()
  const seen = JSON.stringify([page, perPage, sort, filterValues])
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin makes the function anew on every call
  useEffect(() => onUnselectItems(), [seen])
}
