import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Role } from '@/contract/permissions.ts'

/** Condition on `p` for published products that a reader may see in lists. Room products are shown in rooms only. */
export function visibleTo(role: Role | undefined): SQL {
  const published = sql`p.status = 'published'`
  if (role === undefined) return sql`${published} and p.visibility = 'everyone'`
  if (role === 'admin') return sql`${published} and p.visibility <> 'rooms'`
  return sql`${published} and (p.visibility in ('everyone', 'authenticated')
    or (p.visibility = 'roles' and ${role} = any(p.visible_roles)))`
}

/**
 * Condition for products in a room that the reader may enter, whether lists hide them or not. `ids` is a placeholder of
 * `int[]`.
 */
export const standingInside = (ids: Placeholder): SQL =>
  sql`p.status = 'published' and p.id = any(${ids}::int[])`
