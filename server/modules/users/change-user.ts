/**
 * What an admin does to an account. The admins' rows are locked in one order before anybody stops being one, so that of two
 * last admins who demote each other one is refused; every change stands in the register with it.
 */
import { eq } from 'drizzle-orm'
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/user-administration.ts'
import { users } from '../../db/schema/auth.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { lockAdmins } from '../account/repo.ts'
import { recordChange } from '../audit/record-change.ts'
import { blockAccount, changeRole } from '../auth/change-access.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { findUser, insertUser, type UserRow } from '../auth/users-repo.ts'
import { showUser, userVersion } from './show-user.ts'

type AdminUser = contract.AdminUser
type Work = (tx: Queryable, user: UserRow) => Promise<Refusal | undefined>

/** Under the locks of the admins and of the account; a refusal leaves nothing written. */
const onAccount = (id: number, context: CallContext, work: Work): Promise<AdminUser | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      await lockAdmins(tx)
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
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

export const changeOneUser = (
  { params, body: { version, ...change } }: ParsedOf<typeof contract.changeUser>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    if (userVersion(user) !== version) return refuse('conflict', [], { current: await showUser(tx, user.id) })
    const isNewRole = change.role !== user.role
    if (isNewRole && user.role === 'admin' && !(await isAnotherAdmin(tx, user.id)))
      return refuse('last_admin')
    const { name, album_enabled } = change
    await tx.update(users).set({ name, album_enabled }).where(eq(users.id, user.id))
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
    else await tx.update(users).set({ blocked_at }).where(eq(users.id, user.id))
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: factsOf(user),
      after: { ...factsOf({ ...user, blocked_at }), ...(body.reason && { reason: body.reason }) },
    })
    return undefined
  })

export const endTheirSessions = (
  { params }: ParsedOf<typeof contract.endUserSessions>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  onAccount(params.id, context, async (tx, user) => {
    if (user.id === callerOf(context).userId) return refuse('own_account')
    const ended = await endSessions(tx, context, { userId: user.id })
    if (ended > 0)
      await recordChange(tx, writerOf(context), {
        record: 'user',
        id: user.id,
        title: user.name,
        before: { sessions: ended },
        after: { sessions: 0 },
      })
    return undefined
  })

export const addCustomer = (
  { body }: ParsedOf<typeof contract.createCustomer>,
  context: CallContext,
): Promise<AdminUser | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const { role, ...fresh } = body
      const now = context.now()
      const user = await insertUser(tx, { ...fresh, password_hash: null, email_verified_at: null }, now)
      if (!user) throw new Rollback(refuse('email_taken'))
      await context.events.publish('user-registered', { userId: user.id, locale: user.locale }, tx)
      if (role !== 'user') await tx.update(users).set({ role }).where(eq(users.id, user.id))
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
