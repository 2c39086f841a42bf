/**
 * What the server painted with becomes what the app knows, so that it asks nothing again. The server painted for a guest: when the
 * visitor turns out to be somebody, the guest's facts are lent to them, shown at once and asked anew in their name.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Fact } from '@/contract/painting.ts'
import { useSession } from '@/stores/session.ts'

const isGuest = (part: unknown): part is { userId: null } =>
  typeof part === 'object' && part !== null && 'userId' in part && part.userId === null

export function lendFacts(cache: QueryClient, facts: readonly Fact[]): void {
  for (const [key, value] of facts) cache.setQueryData(key, value)
  const stop = useSession.subscribe(({ user }) => {
    if (!user) return
    stop()
    for (const [key, value] of facts) {
      const own = key.map(part => (isGuest(part) ? { ...part, userId: user.id } : part))
      if (key.some(isGuest)) cache.setQueryData(own, value, { updatedAt: 0 })
    }
  })
}
