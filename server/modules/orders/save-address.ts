/**
 * "Save in address book" of the checkout is kept with the order and fulfilled once it is one, wherever it was paid. After the commit of
 * that moment and in a transaction of its own: a full address book must not undo a payment.
 */
import type { AppContext } from '../../kernel/context.ts'
import { eachAlone } from '../../kernel/each-alone.ts'
import { isRefusal } from '../../kernel/route.ts'
import { addToBook } from '../addresses/add-to-book.ts'
import { addressesOf } from '../addresses/addresses-repo.ts'
import { isOrder } from './order-states.ts'
import { lockOrder, type OrderRow, storeOrder } from './orders-repo.ts'
import { ordersWithAddressWish } from './personal-orders-repo.ts'

type Saving = Pick<AppContext, 'db' | 'log'>

const isWished = ({ address_wish, status }: OrderRow) => address_wish === 'save' && isOrder(status)

/** The order as it stands then. A failure is logged, and tried again by the job. */
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
    if (!address || user_id === null) return storeOrder(tx, id, { address_wish: null }) // erased meanwhile
    const book = await addressesOf(tx, user_id)
    const isThere = book.some(({ id: _, is_default: __, ...known }) => isSame(known, address))
    const saved = isThere ? undefined : await addToBook(tx, user_id, { address, is_default: false })
    return storeOrder(tx, id, { address_wish: isRefusal(saved) ? 'no_room' : null })
  })

type Address = NonNullable<OrderRow['billing_address']>

const isSame = (one: Address, other: Address): boolean =>
  (Object.keys(other) as (keyof Address)[]).every(field => one[field] === other[field])

/** Work of a job: those that a lost process has left. */
export async function saveLeftAddresses(context: Saving): Promise<void> {
  const left = await ordersWithAddressWish(context.db)
  await eachAlone(
    left,
    context.log,
    ({ number }) => ({ order: number }),
    async order => {
      await saveAddressOf(order, context)
    },
  )
}
