/**
 * Calls that act on the refresh cookie alone are taken only from our own pages. The browser says where a call comes
 * from in headers no page can forge; a client that is no browser sends neither and carries no one else's cookie.
 */
import type { Config } from '../../config.ts'
import type { RequestFacts } from '../../kernel/context.ts'
import { isApart } from '../../kernel/second-origin.ts'

/**
 * False for a client that sends neither header; true as soon as one of them names another site. With an API at another origin, calls of the pages are accepted although browsers call them
 * cross-site.
 */
export function isCrossSite(
  { fetchSite, origin }: Pick<RequestFacts, 'fetchSite' | 'origin'>,
  config: Pick<Config, 'publicUrl' | 'apiUrl'>,
): boolean {
  const isPages = origin === new URL(config.publicUrl).origin
  if (isPages && isApart(config)) return false
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  return origin !== undefined && !isPages
}
