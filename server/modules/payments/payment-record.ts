/** Payment methods in the administration. The server determines the rows; the shop edits texts, terms and order. */
import type { ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/methods.ts'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { orderByCodes } from '../../kernel/records/order-records.ts'
import type { SavableKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { refuse } from '../../kernel/route.ts'
import { everyMethod, lockMethods, type PaymentMethodRow, updateMethod } from './methods-repo.ts'
import { ordersByPayment } from './payments-repo.ts'
import { providerFor } from './providers.ts'

type Method = contract.AdminPaymentMethod
type List = ResponseOf<typeof contract.adminPaymentMethods>

function viewOf(row: PaymentMethodRow, orders: number, { config }: CallContext): Method {
  const { code: _, position: __, ...facts } = row
  const provider = providerFor(row.code, config)
  return {
    ...row,
    orders,
    is_ready: provider !== undefined,
    provider: provider?.name ?? null,
    version: versionOf(facts),
  }
}

async function readAll(db: Queryable, context: CallContext): Promise<Method[]> {
  const orders = await ordersByPayment(db)
  return (await everyMethod(db)).map(row => viewOf(row, orders.get(row.code) ?? 0, context))
}

/** In the order of the checkout, including inactive ones. `is_ready`: this installation has a provider for it. */
export const listPaymentMethods = async (_: unknown, context: CallContext): Promise<List> => ({
  data: await readAll(context.db, context),
})

const isOffered = ({ is_active, is_ready }: Method): boolean => is_active && is_ready

export const paymentRecord: SavableKind<
  Method,
  contract.PaymentMethodBody & { even_the_last: boolean },
  'code'
> = {
  record: 'payment',
  key: 'code',
  lock: lockMethods,
  read: async (db, code, context) => (await readAll(db, context)).find(method => method.code === code),
  check: async (tx, body, current, context) => {
    if (body.is_active || body.even_the_last || !current || !isOffered(current)) return []
    const otherMethods = (await readAll(tx, context)).filter(method => method.code !== current.code)
    return otherMethods.some(isOffered) ? [] : refuse('last_method')
  },
  update: (tx, { code }, { even_the_last: _, ...change }) => updateMethod(tx, code, change),
  titleOf: method => method.names.it,
  factsOf: ({ code: _, position: __, orders: ___, is_ready: ____, provider: _____, ...facts }) => facts,
}

export const orderPaymentMethods = orderByCodes<PaymentMethodCode, List>({
  record: 'payment',
  lockCodes: async tx => {
    await lockMethods(tx)
    return (await everyMethod(tx)).map(({ code }) => code)
  },
  place: (tx, code, position) => updateMethod(tx, code, { position }),
  list: async (tx, context) => ({ data: await readAll(tx, context) }),
})
