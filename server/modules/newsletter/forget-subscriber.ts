/** Deletes an address completely. The audit entry does not contain the address. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { removeSubscriber } from '@/contract/endpoints/site/newsletter.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/records/in-transaction.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuse } from '../../kernel/route.ts'
import { lockedSubscriber } from './newsletter-repo.ts'
import { forgetSubscriber } from './subscribers-repo.ts'

/** Refuses `not_found` when the subscriber does not exist. Deletion and audit entry are one transaction. */
export const forgetOne = ({ params }: ParsedOf<typeof removeSubscriber>, context: CallContext) =>
  inTransaction(context, async tx => {
    const row = await lockedSubscriber(tx, params.id)
    if (!row) return refuse('not_found')
    await forgetSubscriber(tx, row.id)
    await recordChange(
      tx,
      { userId: callerOf(context).userId, at: context.now() },
      {
        record: 'subscriber',
        id: row.id,
        title: `#${row.id}`,
        before: { status: row.status, locale: row.locale },
        after: null,
      },
    )
    return done
  })
