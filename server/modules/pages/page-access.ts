/** Who may read a page: everyone, whoever is logged in, or named roles (decision 0007). Admins read all. */
import type { Role } from '../../../src/contract/permissions.ts'
import type { pages } from '../../db/schema/content.ts'

type Locked = Pick<typeof pages.$inferSelect, 'visibility' | 'visible_roles'>

/** A refusal's code, or undefined when the page opens. */
export function pageRefusal(
  page: Locked,
  role: Role | undefined,
): 'unauthenticated' | 'forbidden' | undefined {
  if (page.visibility === 'everyone') return undefined
  if (role === undefined) return 'unauthenticated'
  if (page.visibility === 'authenticated' || role === 'admin') return undefined
  return page.visible_roles.includes(role) ? undefined : 'forbidden'
}
