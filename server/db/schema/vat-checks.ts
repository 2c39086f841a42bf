/** Responses of VIES, the register of VAT numbers of the Union. A reverse charge refers to one of them (decision 0065). */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { vatCheckStates } from '@/contract/endpoints/shop/checkout.ts'
import { timestampColumn } from './timestamp-column.ts'

export const vatChecks = pgTable(
  'vat_checks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vat_number: text().notNull(), // with the prefix of its member state
    state: text().$type<(typeof vatCheckStates)[number]>().notNull(),
    name: text().notNull().default(''), // as registered; many member states do not publish it
    address: text().notNull().default(''),
    request_identifier: text().notNull().default(''), // proof of the request, only with the number of the requester
    reason: text().notNull().default(''), // why there is no response
    checked_at: timestampColumn().notNull(),
  },
  table => [index('vat_checks_of_number').on(table.vat_number, table.checked_at)],
)
