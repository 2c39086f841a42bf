import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import { mostTags, type orderTags } from '@/contract/endpoints/admin/order-list.ts'
import type { AdminOrder, tagOrder } from '@/contract/endpoints/admin/orders.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inTransaction, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { lockOrder, type OrderRow, storeOrder } from '../orders-repo.ts'
import { showAdminOrder } from '../view/admin-view.ts'
import { tagNames, writeTagNames } from './order-tags-repo.ts'

/** Call it under the order's lock. Throws `Rollback` with `too_many` when the order would have more than `mostTags`. */
export async function writeTags(
  tx: Queryable,
  order: Pick<OrderRow, 'id' | 'tags'>,
  { add, remove }: ParsedOf<typeof tagOrder>['body'],
): Promise<void> {
  const tags = [...new Set([...order.tags, ...add])].filter(tag => !remove.includes(tag)).sort()
  if (tags.length > mostTags) throw new Rollback(refuse('too_many'))
  await writeTagNames(tx, add)
  await storeOrder(tx, order.id, { tags })
}

/**
 * Adds and removes tags under the order's lock, in every state of the order. Refuses `not_found`, and `too_many` when the order would
 * have more than `mostTags`.
 */
export async function changeTags(
  { params, body }: Pick<ParsedOf<typeof tagOrder>, 'params' | 'body'>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const refusal = await inTransaction(context, async (tx): Promise<Refusal | undefined> => {
    const order = await lockOrder(tx, params.id)
    if (!order) return refuse('not_found')
    await writeTags(tx, order, body)
    return undefined
  })
  return refusal ?? showAdminOrder(context, params.id)
}

export const listTags = async (
  _: ParsedOf<typeof orderTags>,
  { db }: CallContext,
): Promise<ResponseOf<typeof orderTags>> => ({ tags: await tagNames(db) })
