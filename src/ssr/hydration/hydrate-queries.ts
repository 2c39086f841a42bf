/**
 * Puts the data that a page was rendered with into the query cache, so that nothing is fetched again. The server
 * rendered for a guest. If the visitor is logged in, the guest data is shown under the keys of the user and refetched
 * for the user.
 */
import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { DehydratedQueries } from '@/contract/ssr.ts'
import { useSession } from '@/stores/session.ts'

const isGuest = (part: unknown): part is { userId: null } =>
  typeof part === 'object' && part !== null && 'userId' in part && part.userId === null

/** Call before the first render. */
export function hydrateQueries(cache: QueryClient, dehydrated: DehydratedQueries): void {
  const queries = dehydrated as DehydratedState['queries']
  const dataUpdatedAt = Date.now()
  hydrate(cache, { queries: queries.map(query => ({ ...query, state: { ...query.state, dataUpdatedAt } })) })
  const stop = useSession.subscribe(({ user }) => {
    if (!user) return
    stop()
    for (const { queryKey, state } of queries) {
      const ownKey = queryKey.map(part => (isGuest(part) ? { ...part, userId: user.id } : part))
      if (queryKey.some(isGuest)) cache.setQueryData(ownKey, state.data, { updatedAt: 0 })
    }
  })
}
