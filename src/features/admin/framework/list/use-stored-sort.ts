/** The order of a list, stored on the server for each person (decision 0066). */
import { useEffect, useRef } from 'react'
import { type SortPayload, useListContext } from 'react-admin'
import { useListSettings } from './list-settings.ts'

/** `-due` sorts descending. */
export const sortText = ({ field, order }: SortPayload): string | null =>
  field === 'position' ? null : `${order === 'DESC' ? '-' : ''}${field}`

export const sortOfText = (text: string): SortPayload => ({
  field: text.replace(/^-/, ''),
  order: text.startsWith('-') ? 'DESC' : 'ASC',
})

/**
 * Applies the stored order of a list once, unless the address contains another one, and stores every later change. Without a list it
 * does nothing.
 */
export function useStoredSort(list: string | undefined): void {
  const { sort, setSort } = useListContext()
  const { settings, save } = useListSettings(list ?? '', list !== undefined)
  const storedSort = useRef<string | null>(undefined)
  const chosen = sortText(sort)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions differ in every render
  useEffect(() => {
    if (!settings) return
    if (storedSort.current === undefined) {
      storedSort.current = chosen ?? settings.sort
      if (chosen === null && settings.sort) setSort(sortOfText(settings.sort))
    } else if (chosen !== storedSort.current) {
      storedSort.current = chosen
      void save({ sort: chosen })
    }
  }, [settings, chosen])
}
