import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Result } from '@/api/client.ts'
import { useRefuse } from './use-refuse.ts'

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

/**
 * Sends the call that a dialog confirmed: reports a refusal, fetches the records of `queryKey` again, and closes the
 * dialog if the call succeeded.
 */
export function useConfirmedCall(
  queryKey: string,
  onClose: () => void,
): (response: Promise<Result<unknown>>, done?: () => void) => Promise<void> {
  const refuse = useRefuse()
  const reread = useReread(queryKey)
  return async (response, done) => {
    const result = await response
    if (result.ok) done?.()
    else refuse(result.failure)
    await reread()
    if (result.ok) onClose()
  }
}
