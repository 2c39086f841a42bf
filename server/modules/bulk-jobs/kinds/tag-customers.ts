/** Adds and removes tags of customers. Each row does the same as the tags of the customer's page, with its own audit entry. */
import { changeTags } from '../../shop-customers/change-customer.ts'
import type { ChangingKind } from '../bulk-kind.ts'

/** Input of a row: `add` and `remove`. */
export const tagCustomers: ChangingKind = {
  permission: 'admin:customers:write',
  mostRows: 10_000,
  change: ({ record_id, input }, context) => {
    const { add = [], remove = [] } = input as { add?: string[]; remove?: string[] }
    return changeTags({ params: { id: record_id }, body: { add, remove } }, context)
  },
}
