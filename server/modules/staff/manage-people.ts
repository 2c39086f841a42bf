/** What the owner does with the people of the staff. Each change is audited and returns the whole staff. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/staff.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { deleteEveryFactor, readPolicy, storePolicy } from '../auth/second-factor/second-factor-repo.ts'
import { findUser, isStaff, lockAccount, type UserRow } from '../auth/users-repo.ts'
import { assignRole } from './assign-role.ts'
import { readStaff } from './staff-repo.ts'

type Staff = contract.Staff

/** Runs in a transaction. A refusal writes nothing. */
export const changingStaff = (
  context: CallContext,
  work: (tx: Queryable) => Promise<Refusal | undefined>,
): Promise<Staff | Refusal> =>
  inTransaction(context, async tx => (await work(tx)) ?? readStaff(tx, context.now()))

/** Returns the locked account, or refuses `not_found` for one that is not staff. */
async function personOf(tx: Queryable, id: number): Promise<UserRow | Refusal> {
  await lockAccount(tx, id)
  const user = await findUser(tx, id)
  return user && isStaff(user) ? user : refuse('not_found')
}

export const changePerson = (
  { params, body }: ParsedOf<typeof contract.changeStaffPerson>,
  context: CallContext,
): Promise<Staff | Refusal> => changingStaff(context, tx => assignRole(tx, context, params.id, body.role))

/** Refuses `not_found` for an unknown session. */
export const endPersonSession = (
  { params }: ParsedOf<typeof contract.endStaffSession>,
  context: CallContext,
): Promise<Staff | Refusal> =>
  changingStaff(context, async tx => {
    const user = await personOf(tx, params.id)
    if (isRefusal(user)) return user
    const ended = await endSessions(tx, context, { userId: user.id, only: params.session })
    if (ended === 0) return refuse('not_found')
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: { sessions: ended },
      after: { sessions: 0 },
    })
    return undefined
  })

/**
 * Refuses `not_found`, and `own_account`. Removes the app, the recovery codes and the passkeys, ends every session and
 * emails the person.
 */
export const resetPersonFactor = (
  { params }: ParsedOf<typeof contract.resetSecondFactor>,
  context: CallContext,
): Promise<Staff | Refusal> =>
  changingStaff(context, async tx => {
    if (params.id === callerOf(context).userId) return refuse('own_account')
    const user = await personOf(tx, params.id)
    if (isRefusal(user)) return user
    await deleteEveryFactor(tx, user.id)
    await endSessions(tx, context, { userId: user.id })
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: { second_factor: true },
      after: { second_factor: false },
    })
    const email = {
      name: 'second-factor-reset',
      to: user.email,
      locale: user.locale,
      data: { name: user.name },
    }
    await context.mail.send(email, tx)
    return undefined
  })

/** Refuses `second_factor_missing` if the owner has not passed a second factor, because the owner would be locked out. */
export const changePolicy = (
  { body }: ParsedOf<typeof contract.changeStaffPolicy>,
  context: CallContext,
): Promise<Staff | Refusal> =>
  changingStaff(context, async tx => {
    const isRequired = body.requires_second_factor
    if (isRequired && callerOf(context).secondFactor !== 'passed') return refuse('second_factor_missing')
    const before = await readPolicy(tx)
    await storePolicy(tx, isRequired, context.now())
    await recordChange(tx, writerOf(context), {
      record: 'settings',
      id: 'staff',
      title: '',
      before: { requires_second_factor: before },
      after: { requires_second_factor: isRequired },
    })
    return undefined
  })
