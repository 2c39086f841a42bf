/** Roles that the shop defines. A change applies to the next call of everyone who has the role. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/staff.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { changingStaff } from './manage-people.ts'
import {
  deleteRole,
  holdersOf,
  insertRole,
  isNameTaken,
  isRoleOffered,
  lockRole,
  storeRole,
} from './staff-repo.ts'

type Fields = ParsedOf<typeof contract.createStaffRole>['body']
type Result = Promise<contract.Staff | Refusal>

interface RoleChange {
  id: number
  title: string
  before: Fields | null
  after: Fields | null
}

const audit = (tx: Queryable, context: CallContext, change: RoleChange): Promise<void> =>
  recordChange(tx, writerOf(context), { record: 'staff_role', ...change })

/** Refuses `conflict` for a name that another role has. */
export const addRole = ({ body }: ParsedOf<typeof contract.createStaffRole>, context: CallContext): Result =>
  changingStaff(context, async tx => {
    const id = await insertRole(tx, body, context.now())
    if (id === undefined) return refuse('conflict')
    await audit(tx, context, { id, title: body.name, before: null, after: body })
    return undefined
  })

/** Refuses `not_found`, and `conflict` for a name that another role has. */
export const changeRole = (
  { params: { id }, body }: ParsedOf<typeof contract.changeStaffRole>,
  context: CallContext,
): Result =>
  changingStaff(context, async tx => {
    const stored = await lockRole(tx, id)
    if (!stored) return refuse('not_found')
    if (await isNameTaken(tx, body.name, id)) return refuse('conflict')
    await storeRole(tx, id, body)
    for (const { id: userId, role } of await holdersOf(tx, id))
      await context.events.publish('role-changed', { userId, role }, tx)
    const { name, permissions } = stored
    await audit(tx, context, { id, title: body.name, before: { name, permissions }, after: body })
    return undefined
  })

/** Refuses `not_found`, and `record_in_use` while a person has the role or an open invitation offers it. */
export const removeRole = (
  { params: { id } }: ParsedOf<typeof contract.removeStaffRole>,
  context: CallContext,
): Result =>
  changingStaff(context, async tx => {
    const stored = await lockRole(tx, id)
    if (!stored) return refuse('not_found')
    const isUsed = (await holdersOf(tx, id)).length > 0 || (await isRoleOffered(tx, id, context.now()))
    if (isUsed) return refuse('record_in_use')
    await deleteRole(tx, id)
    const { name, permissions } = stored
    await audit(tx, context, { id, title: name, before: { name, permissions }, after: null })
    return undefined
  })
