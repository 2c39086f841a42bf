/** Assigns a role to an account. Two owners who demote each other wait for the same lock, so one of them remains. */
import type { StaffRoleChoice } from '@/contract/endpoints/admin/staff.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { lockAdmins } from '../account/account-repo.ts'
import { deleteFactor } from '../auth/second-factor/second-factor-repo.ts'
import { findUser, lockAccount, storeRole, type UserRow } from '../auth/users-repo.ts'
import { lockRole, storeStaffRole } from './staff-repo.ts'

const roleOf = ({ role, staff_role, staff_role_id }: UserRow) =>
  role === 'admin' ? role : (staff_role ?? staff_role_id)

/**
 * Refuses `not_found` for an unknown account or role, and `last_admin`. The permissions apply to the next call. An account
 * that leaves the staff loses its second factor. Writes an audit entry.
 */
export async function assignRole(
  tx: Queryable,
  context: CallContext,
  userId: number,
  role: StaffRoleChoice | null,
): Promise<Refusal | undefined> {
  const owners = await lockAdmins(tx)
  await lockAccount(tx, userId)
  const user = await findUser(tx, userId)
  if (!user || (typeof role === 'number' && !(await lockRole(tx, role)))) return refuse('not_found')
  const isLast = user.role === 'admin' && owners.every(id => id === userId)
  if (isLast && role !== 'admin') return refuse('last_admin')
  const accountRole = role === 'admin' ? 'admin' : user.role === 'admin' ? 'user' : user.role
  await storeRole(tx, userId, accountRole)
  await storeStaffRole(tx, userId, role)
  if (role === null) await deleteFactor(tx, userId)
  await context.events.publish('role-changed', { userId, role: accountRole }, tx)
  await recordChange(tx, writerOf(context), {
    record: 'user',
    id: userId,
    title: user.name,
    before: { staff_role: roleOf(user) },
    after: { staff_role: role },
  })
  return undefined
}
