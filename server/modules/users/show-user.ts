/**
 * One account in the administration. Its version covers what the form writes, and nothing that changes automatically.
 */
import type { AdminUser } from '@/contract/endpoints/admin/users.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { wholeUser } from './users-repo.ts'

export const userVersion = ({
  name,
  role,
  album_enabled,
}: Pick<AdminUser, 'name' | 'role' | 'album_enabled'>): string => versionOf({ name, role, album_enabled })

/** Refuses `not_found` when the account does not exist or was deleted. */
export async function showUser(db: Queryable, id: number): Promise<AdminUser | Refusal> {
  const user = await wholeUser(db, id)
  return user ? { ...user, version: userVersion(user) } : refuse('not_found')
}
