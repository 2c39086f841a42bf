/** Emails in the administration. An admin can send a failed email again and sees a sent one as a copy without links. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/mails.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { renewFailed } from '../orders/order-emails.ts'
import { lockMail, mailById, pageOfMails, storeRetry, storeRetryOfFailed, wholeMail } from './mails-repo.ts'

/** Sorted newest first. */
export const listMails = (
  { query }: ParsedOf<typeof contract.adminMails>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.adminMails>> => pageOfMails(db, query)

/** Refuses `not_found`. The content of an email about an order is shown only to callers who may see amounts. */
export async function showMail(
  { params }: ParsedOf<typeof contract.adminMail>,
  { db, caller }: CallContext,
): Promise<ResponseOf<typeof contract.adminMail> | Refusal> {
  const mail = await wholeMail(db, params.id)
  if (!mail) return refuse('not_found')
  return mail.order && !isAllowed('admin:money:read', caller) ? { ...mail, html: null } : mail
}

/**
 * Refuses `not_found`, and `conflict` unless it has failed. Queues it again, with the order as it is now if it describes one that was edited,
 * and writes an audit entry.
 */
export async function retryOneMail(
  { params }: ParsedOf<typeof contract.retryMail>,
  context: CallContext,
): Promise<contract.AdminMail | Refusal> {
  const now = context.now()
  return context.db.transaction(async (tx): Promise<contract.AdminMail | Refusal> => {
    const mail = await lockMail(tx, params.id)
    if (!mail) return refuse('not_found')
    if (mail.status !== 'failed') return refuse('conflict')
    await renewFailed(tx, context, mail.id)
    await storeRetry(tx, mail.id, now)
    const writer = { userId: callerOf(context).userId, at: now }
    await recordChange(tx, writer, {
      record: 'mail',
      id: mail.id,
      title: mail.subject,
      before: { status: 'failed' },
      after: { status: 'waiting' },
    })
    return (await mailById(tx, mail.id)) ?? refuse('not_found')
  })
}

/**
 * Returns how many failed emails are queued again. Writes one audit entry for all of them, or none without failed
 * emails.
 */
export async function retryEveryMail(
  _: ParsedOf<typeof contract.retryFailedMails>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.retryFailedMails>> {
  const now = context.now()
  return context.db.transaction(async tx => {
    await renewFailed(tx, context)
    const count = await storeRetryOfFailed(tx, now)
    const writer = { userId: callerOf(context).userId, at: now }
    await recordChange(tx, writer, {
      record: 'mail',
      id: 'failed',
      title: '',
      before: { failed: count },
      after: { failed: 0 },
    })
    return { count }
  })
}
