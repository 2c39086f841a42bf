/** Price changes of many products at once: first a preview, then applied exactly as shown. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ShownPrice } from '../shop/catalog.ts'
import { ProductIds } from './product-bulk.ts'
import { priceTiers } from './products.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const

const PriceChange = z.object({
  id: z.int(),
  title: z.string(),
  tier: z.enum(priceTiers),
  from: z.int(),
  to: z.int(),
  percent: z.int(), // the discount of this tier
  shown: ShownPrice, // by the shop after the change
})
export type PriceChange = z.infer<typeof PriceChange>

export const PriceRule = z.strictObject({
  ids: ProductIds,
  tiers: z.array(z.enum(priceTiers)).min(1),
  by: z.enum(['percent', 'amount']),
  value: z.number().min(-100_000_000).max(100_000_000), // percent, or cents
  round_to: z.union([z.literal(1), z.literal(10), z.literal(50), z.literal(100)]), // cents
})
export type PriceRule = z.infer<typeof PriceRule>

export const previewPrices = endpoint({
  ...reading,
  changesNothing: true,
  method: 'POST',
  path: '/admin/products/prices/preview',
  summary: 'What a change of many prices would do; changes nothing',
  body: PriceRule,
  response: z.object({ changes: z.array(PriceChange), version: z.string() }),
  problems: ['unauthenticated', 'forbidden'],
})

export const applyPrices = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/products/prices',
  summary: 'Do what the preview of that version showed; refused when a price has changed since',
  body: PriceRule.extend({ version: z.string().max(40) }),
  response: z.object({ changed: z.int() }),
  problems: ['unauthenticated', 'forbidden', 'conflict'],
})
