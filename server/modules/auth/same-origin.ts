/**
 * Calls that act on the refresh cookie alone are taken only from our own pages. The browser says where a call comes
 * from in headers no page can forge; a client that is no browser sends neither and carries no one else's cookie.
 */
import type { RequestFacts } from '../../kernel/context.ts'

export function isCrossSite(
  { fetchSite, origin }: Pick<RequestFacts, 'fetchSite' | 'origin'>,
  publicUrl: string,
): boolean {
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return origin !== undefined && origin !== new URL(publicUrl).origin
}
