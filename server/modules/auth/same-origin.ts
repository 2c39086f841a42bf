/**
 * Requests that act on the refresh cookie alone are accepted only from the shop's pages. Browsers report the origin in
 * headers that no page can forge. Other clients send neither header and no cookie of another person.
 */
import type { Config } from '../../config.ts'
import type { RequestFacts } from '../../kernel/context.ts'
import { isApart } from '../../kernel/second-origin.ts'

/**
 * Returns false for a client that sends neither header, and true as soon as one of them names another site. With an API
 * at another origin, requests of the shop's pages are accepted although browsers report them as cross-site.
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
