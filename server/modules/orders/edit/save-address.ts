/**
 * "Save in address book" of the checkout is stored with the row and fulfilled once the row is an order, wherever it was
 * paid. This happens after that commit, in a separate transaction: a full address book must not undo a payment.
 */
import type { AppContext } from '../../../kernel/context.ts'
import { eachAlone } from '../../../kernel/each-alone.ts'
import { isRefusal } from '../../../kernel/route.ts'
import { addToBook } from '../../addresses/address-book.ts'
import { addressesOf } from '../../addresses/addresses-repo.ts'
import { isOrder } from '../order-states.ts'
import { lockOrder, type OrderRow, storeOrder } from '../orders-repo.ts'
import { ordersWithAddressWish } from '../people/personal-orders-repo.ts'

type Saving = Pick<AppContext, 'db' | 'log'>

const isWished = ({ address_wish, status }: OrderRow) => address_wish === 'save' && isOrder(status)

/** Returns the order as stored afterwards. A failure is logged, and the job retries it. */
export async function saveAddressOf(order: OrderRow, { db, log }: Saving): Promise<OrderRow> {
  if (!isWished(order)) return order
  try {
    return await save(order, db)
  } catch (error) {
    log.warn({ err: error, order: order.number }, 'an address waits to be saved')
    return order
  }
}

const save = ({ id, user_id }: OrderRow, db: AppContext['db']): Promise<OrderRow> =>
  db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Error(`order ${id} is gone`)
    const { billing_address: address } = order
    if (!isWished(order)) return order
    if (!address || user_id === null) return storeOrder(tx, id, { address_wish: null }) // erased in the meantime
    const book = await addressesOf(tx, user_id)
    const isThere = book.some(({ id: _, is_default: __, ...saved }) => isSame(saved, address))
    const saved = isThere ? undefined : await addToBook(tx, user_id, { address, is_default: false })
    return storeOrder(tx, id, { address_wish: isRefusal(saved) ? 'no_room' : null })
  })

type Address = NonNullable<OrderRow['billing_address']>

const isSame = (first: Address, second: Address): boolean =>
  (Object.keys(second) as (keyof Address)[]).every(field => first[field] === second[field])

/** Runs in a job: saves the addresses that a crashed process left. */
export async function saveLeftAddresses(context: Saving): Promise<void> {
  const pending = await ordersWithAddressWish(context.db)
  await eachAlone(
    pending,
    context.log,
    ({ number }) => ({ order: number }),
    async order => {
      await saveAddressOf(order, context)
    },
  )
}
