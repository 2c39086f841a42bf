import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AdminOrder, resendEmail } from '@/contract/endpoints/admin/orders.ts'
import type { TemplateData } from '../../email/email-template.ts'
import { unpackData } from '../../email/template-data.ts'
import type { CallContext } from '../../kernel/context.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { presentEmail } from './order-emails.ts'
import { emailOfOrder, emailRecipient } from './order-emails-repo.ts'
import { lockOrder } from './orders-repo.ts'
import { orderKey } from './place/order-key.ts'
import { showAdminOrder } from './view/admin-view.ts'

/** Adds the key that is not stored. `key` is null for an order of an account. */
const withKey = ({ order, ...data }: TemplateData, key: string | null): TemplateData =>
  typeof order === 'object' ? { order: { ...order, key } } : { ...data, key: key ?? '' }

/**
 * Queues the email again, to the buyer's present address: with the order as it is now, or with the facts of its event. Refuses
 * `not_found`, `conflict` while it waits to be sent, and `email_gone` when its data is no longer stored or the account was deleted.
 * Writes an audit entry.
 */
export async function resendOrderEmail(
  { params }: ParsedOf<typeof resendEmail>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const result = await context.db.transaction(async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    const email = order && (await emailOfOrder(tx, params.id, params.email_id))
    if (!order || !email) return refuse('not_found')
    if (email.status === 'waiting' || email.status === 'unrendered') return refuse('conflict')
    const reader = await emailRecipient(tx, order)
    if (!email.resend_data || !reader || reader.deleted_at) return refuse('email_gone')
    const data = unpackData(email.resend_data)
    const key = order.user_id === null ? orderKey(order, context.config) : null
    const present = await presentEmail(tx, email.letter, order, data, context.config)
    await context.mail.queue(
      {
        name: email.letter,
        to: reader.email,
        locale: email.locale,
        data: present?.data ?? withKey(data, key),
        orderId: order.id,
        legalVersionIds: email.legal_version_ids,
      },
      tx,
    )
    await recordChange(tx, writerOf(context), {
      record: 'mail',
      id: email.id,
      title: email.subject,
      before: { status: email.status },
      after: { status: 'waiting' },
    })
    return undefined
  })
  return isRefusal(result) ? result : showAdminOrder(context, params.id)
}
