/** Changed records since a cursor (decision 0071), for programs that keep a copy. A change that is committed late is never skipped. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decimal } from '../../envelope.ts'

const changes = { tag: 'Integrations', method: 'GET', acceptsToken: true } as const
const problems = ['unauthenticated', 'forbidden'] as const

export const cursorShape = /^\d{1,20}\.\d{1,10}$/

/** Without a cursor the list begins with all existing records. */
const ChangesQuery = z.object({
  cursor: z.string().regex(cursorShape, 'cursor').optional(),
  limit: decimal(1, 500).default(100),
})

const ChangesPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row), // in the order of the changes; a record may be listed again
    cursor: z.string(), // of the next request, also if there is nothing more now
    has_more: z.boolean(),
  })

const ChangedRecord = z.object({ id: z.int(), is_deleted: z.boolean() })

export const orderChanges = endpoint({
  ...changes,
  permission: 'admin:orders:read',
  path: '/admin/changes/orders',
  summary: 'Ids of orders that changed since the cursor',
  query: ChangesQuery,
  response: ChangesPage(ChangedRecord),
  problems,
})

export const productChanges = endpoint({
  ...changes,
  permission: 'admin:products:read',
  path: '/admin/changes/products',
  summary: 'Ids of products that changed in more than their stock since the cursor',
  query: ChangesQuery,
  response: ChangesPage(ChangedRecord),
  problems,
})

export const stockChanges = endpoint({
  ...changes,
  permission: 'admin:stock:read',
  path: '/admin/changes/stock',
  summary: 'Present stock of products whose stock may have changed since the cursor; null: not counted',
  query: ChangesQuery,
  response: ChangesPage(
    ChangedRecord.extend({
      sku: z.string(),
      stock_quantity: z.int().nullable(),
      variants: z.array(z.object({ id: z.int(), sku: z.string(), stock_quantity: z.int().nullable() })),
    }),
  ),
  problems,
})
