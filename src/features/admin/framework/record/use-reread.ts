import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/**
 * After a change everything known is read again. The promise waits for what shows the record alone: who keeps a dialog or a
 * button busy until then never lets anybody act on the record as it was.
 */
export function useReread(...shown: QueryKey): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    const isShown = ({ queryKey }: { queryKey: QueryKey }) => shown.every((part, at) => queryKey[at] === part)
    void cache.invalidateQueries({ predicate: query => !isShown(query) })
    await cache.invalidateQueries({ predicate: isShown })
  }
}
