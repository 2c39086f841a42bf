/** Where a login leads (specification notes §2, decision 0008): an admin to the administration, everyone else to where they were going, or home. */

import type { User } from '@/contract/endpoints/account/users.ts'
import type { Locale } from '@/contract/locales.ts'
import { href, matchScreen } from '@/contract/paths.ts'
import { safeNext } from './guards.ts'

const isAdministration = (path: string): boolean =>
  matchScreen(path.split(/[?#]/)[0] ?? '')?.screen.startsWith('admin') ?? false

/** `next` is the query value of the login address; only a path of this site counts. */
export function afterLogin(user: Pick<User, 'role'>, next: string | null, locale: Locale): string {
  if (user.role !== 'admin') return safeNext(next, href('home', locale))
  const administration = href('admin', locale)
  const wanted = safeNext(next, administration)
  return isAdministration(wanted) ? wanted : administration
}
