/**
 * Writes audit entries for manual changes of an order, in the transaction of the change. Each transaction reads the
 * order's facts at its beginning and end, and stores the differences before it commits.
 */
import type { AdminOrder } from '@/contract/endpoints/admin/orders.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../kernel/records/record-change.ts'
import type { Refusal } from '../../kernel/route.ts'
import { auditedFacts, orderOfLine, orderOfReturn } from './audited-facts-repo.ts'
import { lockOrder, parcelById } from './orders-repo.ts'

type Work<I> = (input: I, context: CallContext) => Promise<AdminOrder | Refusal>

/** Returns a database whose transactions audit the order. Everything else is unchanged. */
function telling(db: Database, id: number, context: CallContext): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async tx => {
      await lockOrder(tx, id)
      const before = await auditedFacts(tx, id)
      const result = await work(tx)
      const after = await auditedFacts(tx, id)
      if (before && after)
        await recordChange(tx, writerOf(context), {
          record: 'order',
          id,
          title: after.number,
          before: before.facts,
          after: after.facts,
        })
      return result
    }, config)
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
  })
}

/** `of` finds the order that an input concerns. */
const reported =
  <I>(of: (input: I, context: CallContext) => Promise<number | undefined>, work: Work<I>): Work<I> =>
  async (input, context) => {
    const id = await of(input, context)
    if (id === undefined) return work(input, context)
    return work(input, { ...context, db: telling(context.db, id, context) })
  }

/**
 * Audits the order `params.id`. Each transaction of `work` locks the order first and adds an audit entry if anything
 * changed.
 */
export const auditedOrderChange = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  reported(async ({ params }) => params.id, work)

/**
 * Like `auditedOrderChange`, for the order of the parcel `params.id`. If the parcel does not exist, `work` runs without
 * an audit and refuses the request.
 */
export const auditedParcelChange = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  reported(async ({ params }, { db }) => (await parcelById(db, params.id))?.order_id, work)

/**
 * Like `auditedOrderChange`, for the order of the return `params.id`. If the return does not exist, `work` runs without
 * an audit and refuses the request.
 */
export const auditedReturnChange = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  reported(({ params }, { db }) => orderOfReturn(db, params.id), work)

/**
 * Like `auditedOrderChange`, for the order of the line `params.id`. If the line does not exist, `work` runs without an
 * audit and refuses the request.
 */
export const auditedLineChange = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  reported(({ params }, { db }) => orderOfLine(db, params.id), work)
