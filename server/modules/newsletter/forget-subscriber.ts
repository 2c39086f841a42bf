/** An address leaves the books whole. The register tells that it happened, not which one it was: that is the point of it. */
import type { ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type { removeSubscriber } from '../../../src/contract/newsletter.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { inOneGo } from '../audit/save-record.ts'
import { lockedSubscriber } from './repo.ts'
import { forgetSubscriber } from './subscribers-repo.ts'

export const forgetOne = ({ params }: ParsedOf<typeof removeSubscriber>, context: CallContext) =>
  inOneGo(context, async tx => {
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
