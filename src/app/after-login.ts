/**
 * Where a login leads (specification notes §2, decision 0008): staff to the administration, every other user to the
 * requested page or the home page.
 */

import type { User } from '@/contract/endpoints/account/users.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, matchScreen } from '@/contract/paths.ts'
import { withNext } from '@/lib/with-next.ts'
import { safeNext } from './guards.ts'

const isAdministration = (path: string): boolean =>
  matchScreen(path.split(/[?#]/)[0] ?? '')?.screen.startsWith('admin') ?? false

/** `next` is the query value of the login address. Only a path of this site is accepted. */
export function afterLogin(
  user: Pick<User, 'permissions' | 'second_factor'>,
  next: string | null,
  locale: Locale,
): string {
  if (user.second_factor === 'needed' || user.second_factor === 'missing')
    return withNext(href('secondFactor', locale), next)
  if (user.permissions.length === 0) return safeNext(next, href('home', locale))
  const administration = href('admin', locale)
  const nextPath = safeNext(next, administration)
  return isAdministration(nextPath) ? nextPath : administration
}
