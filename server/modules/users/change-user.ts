/**
 * How an admin changes an account. The admins' rows are locked in one order before anybody stops being one, so that of two last
 * admins who demote each other one is refused; every change is audited.
 */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/endpoints/admin/users.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale } from '../../kernel/records/record-version.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { lockAdmins, storeProfile } from '../account/account-repo.ts'
import { blockAccount, changeRole } from '../auth/change-access.ts'
import { endSessions } from '../auth/end-sessions.ts'
import {
  findUser,
  insertUser,
  lockAccount,
  storeBlocked,
  storeRole,
  type UserRow,
} from '../auth/users-repo.ts'
import { showUser, userVersion } from './show-user.ts'

type AdminUser = contract.AdminUser
type Work = (tx: Queryable, user: UserRow) => Promise<Refusal | undefined>

/** Under the locks of the admins and of the account; a refusal leaves nothing written. */
const onAccount = (id: number, context: CallContext, work: Work): Promise<AdminUser | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      await lockAdmins(tx)
      await lockAccount(tx, id)
      const user = await findUser(tx, id)
      if (!user) throw new Rollback(refuse('not_found'))
      const refusal = await work(tx, user)
      if (refusal) throw new Rollback(refusal)
      return Rollback.unlessRefused(await showUser(tx, id))
    }),
  )

const isAnotherAdmin = async (tx: Queryable, id: number): Promise<boolean> =>
  (await lockAdmins(tx)).some(other => other !== id)

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

const factsOf = ({ name, role, album_enabled, blocked_at }: UserRow) => ({
  name,
  role,
  album_enabled,
  is_blocked: blocked_at !== null,
})

/**
 * `not_found`; `conflict` with the current account for an old version; `last_admin`. A new role publishes `role-changed` and ends every
 * session of the account.
 */
export const changeOneUser = (
  { params, body: { version, ...change } }: ParsedOf<typeof contract.changeUser>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    const stale = await refuseStale(version, userVersion(user), () => showUser(tx, user.id))
    if (stale) return stale
    const isNewRole = change.role !== user.role
    if (isNewRole && user.role === 'admin' && !(await isAnotherAdmin(tx, user.id)))
      return refuse('last_admin')
    const { name, album_enabled } = change
    await storeProfile(tx, user.id, { name, album_enabled })
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: factsOf(user),
      after: factsOf({ ...user, ...change }),
    })
    if (isNewRole) await changeRole(tx, context, user.id, change.role)
    return undefined
  })

/** `not_found`, `own_account`, `last_admin`. Blocking ends every session; the reason is in the audit entry. */
export const blockOneUser = (
  { params, body }: ParsedOf<typeof contract.blockUser>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    if (user.id === callerOf(context).userId) return refuse('own_account')
    const isLast = user.role === 'admin' && !(await isAnotherAdmin(tx, user.id))
    if (body.blocked && isLast) return refuse('last_admin')
    const blocked_at = body.blocked ? context.now() : null
    if (body.blocked) await blockAccount(tx, context, user.id)
    else await storeBlocked(tx, user.id, blocked_at)
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: factsOf(user),
      after: { ...factsOf({ ...user, blocked_at }), ...(body.reason && { reason: body.reason }) },
    })
    return undefined
  })

/** `not_found`; `own_account` for the caller's own. The audit entry says how many were open. */
export const endTheirSessions = (
  { params }: ParsedOf<typeof contract.endUserSessions>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    if (user.id === callerOf(context).userId) return refuse('own_account')
    const ended = await endSessions(tx, context, { userId: user.id })
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
 * `email_taken`. The account has no password and its email is not verified; publishes `user-registered`, which grants the starter cards.
 */
export const addCustomer = (
  { body }: ParsedOf<typeof contract.createCustomer>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const { role, ...fresh } = body
      const now = context.now()
      const user = await insertUser(tx, { ...fresh, password_hash: null, email_verified_at: null }, now)
      if (!user) throw new Rollback(refuse('email_taken', [], { params: { context: 'invited' } }))
      await context.events.publish('user-registered', { userId: user.id, locale: user.locale }, tx)
      if (role !== 'user') await storeRole(tx, user.id, role)
      await recordChange(tx, writerOf(context), {
        record: 'user',
        id: user.id,
        title: user.name,
        before: null,
        after: factsOf({ ...user, role }),
      })
      return Rollback.unlessRefused(await showUser(tx, user.id))
    }),
  )
