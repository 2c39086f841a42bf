/** One change of many products. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { RowId } from '../../envelope.ts'
import { productStatuses } from '../../product-fields.ts'
import { productShape } from '../../product-shape.ts'

export const ProductIds = z.array(RowId).min(1).max(500)

export const changeProducts = endpoint({
  acceptsToken: true,
  tag: 'Administration',
  permission: 'admin:products:write',
  method: 'POST',
  path: '/admin/products/bulk',
  summary: 'Give many products one status or one category',
  body: z.strictObject({
    ids: ProductIds,
    status: z.enum(productStatuses).optional(), // `planned` needs `published_from`
    published_from: productShape.published_from.optional(), // with a status; missing: as stored, unless it contradicts the status
    published_until: productShape.published_until.optional(),
    category_id: RowId.optional(),
  }),
  response: z.object({ changed: z.int() }),
  problems: ['unauthenticated', 'forbidden'],
})
