/**
 * Changes of accounts by an admin. The admins' rows are locked in the same order before one loses the role, so that of
 * the last two admins who demote each other one is refused. Every change is audited.
 */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/users.ts'
import { isAllowed } from '@/contract/permissions.ts'
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
  isStaff,
  lockAccount,
  storeBlocked,
  storeRole,
  type UserRow,
} from '../auth/users-repo.ts'
import { lockChanceBuyer, readChanceBuyer, storeAge } from '../packs/limits/chance-buyers-repo.ts'
import { showUser, userVersion } from './show-user.ts'

type AdminUser = contract.AdminUser
type Work = (tx: Queryable, user: UserRow) => Promise<Refusal | undefined>

/** Accounts of staff, and the role of the owner, are changed only by those who manage staff. */
const isReserved = (context: CallContext, user: UserRow): boolean =>
  isStaff(user) && !isAllowed('admin:staff', callerOf(context))

/** Runs under the locks of the admins and of the account. A refusal writes nothing. Refuses `forbidden` for a reserved account. */
const onAccount = (id: number, context: CallContext, work: Work): Promise<AdminUser | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      await lockAdmins(tx)
      await lockAccount(tx, id)
      const user = await findUser(tx, id)
      if (!user) throw new Rollback(refuse('not_found'))
      if (isReserved(context, user)) throw new Rollback(refuse('forbidden'))
      const refusal = await work(tx, user)
      if (refusal) throw new Rollback(refusal)
      return Rollback.unlessRefused(await showUser(tx, id))
    }),
  )

const isAnotherAdmin = async (tx: Queryable, id: number): Promise<boolean> =>
  (await lockAdmins(tx)).some(adminId => adminId !== id)

const writerOf = (context: CallContext) => ({ userId: callerOf(context).userId, at: context.now() })

const factsOf = ({ name, role, album_enabled, blocked_at }: UserRow) => ({
  name,
  role,
  album_enabled,
  is_blocked: blocked_at !== null,
})

/**
 * Refuses `not_found`, `conflict` with the current account for an old version, and `last_admin`. A new role publishes
 * `role-changed` and ends every session of the account.
 */
export const changeOneUser = (
  { params, body: { version, ...change } }: ParsedOf<typeof contract.changeUser>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    const stale = await refuseStale(version, userVersion(user), () => showUser(tx, user.id))
    if (stale) return stale
    const isNewRole = change.role !== user.role
    if (isNewRole && change.role === 'admin' && !isAllowed('admin:staff', callerOf(context)))
      return refuse('forbidden')
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

/**
 * Refuses `not_found`, `own_account` and `last_admin`. Blocking ends every session. The audit entry contains the
 * reason.
 */
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

/**
 * Refuses `not_found`, and `own_account` for the caller's own. The audit entry contains how many sessions were open.
 */
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

/** Refuses `not_found`. The account declares its age again when it next buys a pack. */
export const clearTheirAge = (
  { params }: ParsedOf<typeof contract.clearDeclaredAge>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    const now = context.now()
    await lockChanceBuyer(tx, user.id)
    const { age } = await readChanceBuyer(tx, user.id, now)
    await storeAge(tx, user.id, null, now)
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: { declared_age: age },
      after: { declared_age: null },
    })
    return undefined
  })

/**
 * Refuses `email_taken`. The account has no password and an unverified email. Publishes `user-registered`, which grants
 * the starter cards.
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
