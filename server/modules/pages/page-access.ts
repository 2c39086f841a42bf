/** Access to a page: public, for logged-in users, or for named roles (decision 0007). Admins read all pages. */
import type { Role } from '@/contract/permissions.ts'
import type { pages } from '../../db/schema/content.ts'

type Locked = Pick<typeof pages.$inferSelect, 'visibility' | 'visible_roles'>

/** Returns the code of a refusal, or undefined when the reader has access. */
export function pageRefusal(
  page: Locked,
  role: Role | undefined,
): 'unauthenticated' | 'forbidden' | undefined {
  if (page.visibility === 'everyone') return undefined
  if (role === undefined) return 'unauthenticated'
  if (page.visibility === 'authenticated' || role === 'admin') return undefined
  return page.visible_roles.includes(role) ? undefined : 'forbidden'
}
