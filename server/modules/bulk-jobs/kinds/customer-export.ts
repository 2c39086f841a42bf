/** Customers as a table, in the language of the person who started the job. */
import type { AdminCustomerRow } from '@/contract/endpoints/admin/customers.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { type Cell, csvText } from '@/lib/csv-text.ts'
import { sheetTime } from '@/lib/shop-clock.ts'
import { callerOf } from '../../../kernel/context.ts'
import { listedCustomers } from '../../shop-customers/customer-list-repo.ts'
import type { JobFile, PrintingKind } from '../bulk-kind.ts'
import type { Say } from './order-print.ts'

const rowsPerQuery = 200

type CellOf = (row: AdminCustomerRow, say: Say) => Cell

const columns: Readonly<Record<string, CellOf>> = {
  id: ({ id }) => id,
  customer: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }, say) => (role ? say(`admin.role.${role}`) : ''),
  status: ({ state }, say) => say(`admin-sales.users.is.${state}`),
  tags: ({ tags }) => tags.join(', '),
  newsletter: ({ has_newsletter }, say) => say(`admin-sales.export.${has_newsletter ? 'yes' : 'no'}`),
  orders: ({ orders }) => orders,
  last_order: ({ last_order_at }) => last_order_at && sheetTime(last_order_at),
  since: ({ created_at }) => sheetTime(created_at),
}

const moneyColumns: Readonly<Record<string, CellOf>> = {
  value: ({ value }) => (value === null ? '' : { cents: value }),
}

/** The value is included only for a person who may read amounts. */
export const customerExport: PrintingKind = {
  permission: 'admin:customers:read',
  mostRows: 50_000,
  check: async () => new Map(),
  print: async (rows, { locale }, context) => {
    const { exportWords } = await import('../export-words.ts') // large, so it is loaded with the first export
    const say: Say = (key, values) => exportWords(locale, key, values)
    const seesMoney = isAllowed('admin:money:read', callerOf(context))
    const table = Object.entries({ ...columns, ...(seesMoney && moneyColumns) })
    const cells: Cell[][] = []
    for (let from = 0; from < rows.length; from += rowsPerQuery) {
      const ids = rows.slice(from, from + rowsPerQuery).map(({ record_id }) => record_id)
      for (const row of await listedCustomers(context.db, ids, { seesMoney }))
        cells.push(table.map(([, cellOf]) => cellOf(row, say)))
    }
    const head = table.map(([name]) => say(`admin-sales.export.${name}`))
    const permissions: JobFile['permissions'] = seesMoney ? ['admin:money:read'] : []
    return { ending: 'csv', content: Buffer.from(csvText(head, cells)), permissions }
  },
}
