/** What a person does with an order by hand also stands in the administration's register, beside the order's own ledger. */
import type { AdminOrder } from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { showAdminOrder } from './admin-view.ts'
import { parcelById } from './orders-repo.ts'

type Work<I> = (input: I, context: CallContext) => Promise<AdminOrder | Refusal>

const factsOf = ({ status, payment_status, parcel_status, refunded, parcels, refunds }: AdminOrder) => ({
  status,
  payment_status,
  parcel_status,
  refunded,
  parcels: parcels.map(({ id, status: state, carrier, tracking_code }) => ({
    id,
    state,
    carrier,
    tracking_code,
  })),
  refunds: refunds.map(({ id, amount, reason }) => ({ id, amount, reason })),
})

/** `of` finds the order an input is about; a refused work leaves no entry. */
const told =
  <I>(of: (input: I, context: CallContext) => Promise<number | undefined>, work: Work<I>): Work<I> =>
  async (input, context) => {
    const id = await of(input, context)
    const before = id === undefined ? undefined : await showAdminOrder(context, id)
    const after = await work(input, context)
    if (isRefusal(after) || !before || isRefusal(before)) return after
    await recordChange(
      context.db,
      { userId: callerOf(context).userId, at: context.now() },
      { record: 'order', id: after.id, title: after.number, before: factsOf(before), after: factsOf(after) },
    )
    return after
  }

export const toldOfOrder = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  told(async ({ params }) => params.id, work)

export const toldOfParcel = <I extends { params: { id: number } }>(work: Work<I>): Work<I> =>
  told(async ({ params }, { db }) => (await parcelById(db, params.id))?.order_id, work)
