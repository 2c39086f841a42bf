import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/**
 * Fetches all cached data again after a change. The promise waits only for queries of the shown record: if a dialog or
 * button stays busy until then, no action can use the outdated record.
 */
export function useReread(...queryKeys: QueryKey): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    const isShown = ({ queryKey }: { queryKey: QueryKey }) =>
      queryKeys.every((part, at) => queryKey[at] === part)
    void cache.invalidateQueries({ predicate: query => !isShown(query) })
    await cache.invalidateQueries({ predicate: isShown })
  }
}
