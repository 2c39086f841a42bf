/** Shipping methods in the administration: flat or weight-based prices, free from a minimum on, countries and order. */
import type { ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/methods.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { orderByCodes } from '../../kernel/records/order-records.ts'
import type {
  CreatableKind,
  RecordKind,
  RemovableKind,
  SavableKind,
} from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { refuse } from '../../kernel/route.ts'
import {
  everyMethod,
  insertMethod,
  lockMethods,
  removeMethod,
  type ShippingRow,
  updateMethod,
  usesOfMethods,
} from './shipping-repo.ts'

type Method = contract.AdminShippingMethod
type List = ResponseOf<typeof contract.adminShippingMethods>

function viewOf(row: ShippingRow, orders: number): Method {
  const { code: _, position: __, ...facts } = row
  return { ...row, orders, version: versionOf(facts) }
}

async function readAll(db: Queryable): Promise<Method[]> {
  const uses = await usesOfMethods(db)
  return (await everyMethod(db)).map(row => viewOf(row, uses.get(row.code)?.all ?? 0))
}

/** In the order of the checkout, including inactive ones. */
export const listShippingMethods = async (_: unknown, { db }: CallContext): Promise<List> => ({
  data: await readAll(db),
})

/** Returns whether no active method would remain without it. */
async function isLastActive(tx: Queryable, method: Method): Promise<boolean> {
  if (!method.is_active) return false
  return !(await everyMethod(tx)).some(candidate => candidate.code !== method.code && candidate.is_active)
}

const base: RecordKind<Method, 'code'> = {
  record: 'shipping',
  key: 'code',
  lock: (tx, code) => (code === null ? Promise.resolve() : lockMethods(tx)),
  read: async (db, code) => (await readAll(db)).find(method => method.code === code),
  titleOf: method => method.names.it,
  factsOf: ({ code: _, position: __, orders: ___, ...facts }) => facts,
}

export const newShippingRecord: CreatableKind<
  Method,
  contract.ShippingMethodBody & { code: string },
  'code'
> = {
  ...base,
  insert: async (tx, body) =>
    (await insertMethod(tx, body)) ? body.code : refuse('validation', [{ path: 'code', code: 'code_taken' }]),
}

interface Knowing {
  even_the_last: boolean // confirms deactivating the last active method
}

export const shippingRecord: SavableKind<Method, contract.ShippingMethodBody & Knowing, 'code'> &
  RemovableKind<Method, 'code', Knowing> = {
  ...base,
  check: async (tx, body, current) => {
    const isLast = !body.is_active && current !== null && (await isLastActive(tx, current))
    return isLast && !body.even_the_last ? refuse('last_method') : []
  },
  update: (tx, { code }, { even_the_last: _, ...change }) => updateMethod(tx, code, change),
  refuseRemoval: async (tx, current, { even_the_last }) => {
    if ((await usesOfMethods(tx)).get(current.code)?.open) return refuse('method_in_use')
    return (await isLastActive(tx, current)) && !even_the_last ? refuse('last_method') : undefined
  },
  remove: (tx, { code }) => removeMethod(tx, code),
}

export const orderShippingMethods = orderByCodes<string, List>({
  record: 'shipping',
  lockCodes: async tx => {
    await lockMethods(tx)
    return (await everyMethod(tx)).map(({ code }) => code)
  },
  place: (tx, code, position) => updateMethod(tx, code, { position }),
  list: async tx => ({ data: await readAll(tx) }),
})
