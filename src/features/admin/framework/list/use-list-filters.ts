import { useListContext } from 'react-admin'

type Filters = Readonly<Record<string, unknown>>

/** Returns the filters in the address of the page, or undefined if it contains none that can be read. */
function filtersOfAddress(): Filters | undefined {
  const text = new URLSearchParams(window.location.search).get('filter')
  if (text === null) return undefined
  try {
    return JSON.parse(text) as Filters
  } catch {
    return undefined
  }
}

/**
 * The filters of the displayed list. `changeFilters` sets the given ones, removes those that are undefined, and keeps all others of the
 * address: while a page is busy, the address changes before the list is rendered.
 */
export function useListFilters() {
  const { filterValues, setFilters } = useListContext()
  const changeFilters = (changes: Filters) => {
    const filters = { ...(filtersOfAddress() ?? filterValues), ...changes }
    setFilters(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)), [])
  }
  return { filterValues, changeFilters }
}
