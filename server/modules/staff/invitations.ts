/** Invitations to the staff: valid for a week, once, and only for the account with the invited address. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import * as contract from '@/contract/endpoints/admin/staff.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../kernel/route.ts'
import { hashSecret } from '../auth/secrets.ts'
import { findUser, findUserByEmail } from '../auth/users-repo.ts'
import { assignRole } from './assign-role.ts'
import { changingStaff } from './manage-people.ts'
import {
  findInvitation,
  insertInvitation,
  lockRole,
  redeemInvitation,
  withdraw,
  withdrawFor,
} from './staff-repo.ts'

const validMillis = contract.invitationDays * 24 * 60 * 60_000

/** Refuses `not_found` for an unknown role. The email is in the language of the address's account, or of the owner. */
export const invite = (
  { body: { email, role } }: ParsedOf<typeof contract.inviteStaff>,
  context: CallContext,
): Promise<contract.Staff | Refusal> =>
  changingStaff(context, async tx => {
    if (typeof role === 'number' && !(await lockRole(tx, role))) return refuse('not_found')
    const now = context.now()
    const invitedBy = callerOf(context).userId
    const token = context.ids.secret(32)
    await withdrawFor(tx, email, now)
    const expires_at = new Date(now.getTime() + validMillis)
    const id = await insertInvitation(
      tx,
      { hash: hashSecret(token), email, role, invited_by: invitedBy, expires_at },
      now,
    )
    const account = await findUserByEmail(tx, email)
    const owner = await findUser(tx, invitedBy)
    const data = { owner: owner?.name ?? '', token, days: contract.invitationDays }
    await context.mail.send(
      { name: 'staff-invited', to: email, locale: account?.locale ?? context.locale, data },
      tx,
    )
    await audit(tx, context, id, email, { before: null, after: { staff_role: role } })
    return undefined
  })

const audit = (
  tx: Queryable,
  context: CallContext,
  id: number,
  title: string,
  change: { before: object | null; after: object | null },
): Promise<void> => recordChange(tx, writerOf(context), { record: 'staff_invitation', id, title, ...change })

/** Refuses `not_found` for an invitation that is not open. */
export const takeBack = (
  { params }: ParsedOf<typeof contract.withdrawInvitation>,
  context: CallContext,
): Promise<contract.Staff | Refusal> =>
  changingStaff(context, async tx => {
    const row = await withdraw(tx, params.id, context.now())
    if (!row) return refuse('not_found')
    await audit(tx, context, row.id, row.email, {
      before: { staff_role: row.role ?? row.staff_role_id },
      after: null,
    })
    return undefined
  })

/**
 * The token came by email, but another account may be logged in: its address must be the invited one. The address must be
 * verified, because anyone can register an account with it.
 */
async function presentedBy(db: Queryable, context: CallContext, token: string) {
  const user = await findUser(db, callerOf(context).userId)
  return user?.email_verified_at ? { hash: hashSecret(token), email: user.email } : undefined
}

/** Refuses `invitation_refused` for every invitation that the caller cannot accept. */
export async function readInvitation(
  { body }: ParsedOf<typeof contract.readStaffInvitation>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.readStaffInvitation> | Refusal> {
  const presented = await presentedBy(context.db, context, body.token)
  const found = presented && (await findInvitation(context.db, presented, context.now()))
  return found ? { role: found.role, role_name: found.role_name } : refuse('invitation_refused')
}

/** Refuses `invitation_refused`. The role applies to the next call. */
export const accept = (
  { body }: ParsedOf<typeof contract.acceptStaffInvitation>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.acceptStaffInvitation> | Refusal> =>
  inTransaction(context, async tx => {
    const presented = await presentedBy(tx, context, body.token)
    const role = presented && (await redeemInvitation(tx, presented, context.now()))
    if (role === undefined) return refuse('invitation_refused')
    return (await assignRole(tx, context, callerOf(context).userId, role)) ?? done
  })
