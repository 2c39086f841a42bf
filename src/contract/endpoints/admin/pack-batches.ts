/** Packs that the shop gives away: to one account, or as codes printed in batches (decision 0034). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { Pack, PackRarity } from '../game/packs.ts'

const writing = { tag: 'Administration', permission: 'admin:game:write', leavesShared: true } as const

export const grantPacksToUser = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/packs/grants',
  summary: 'Give packs to somebody',
  body: z.strictObject({
    user_id: RowId,
    rarity: PackRarity,
    count: z.int().min(1).max(50).default(1),
  }),
  response: z.object({ packs: z.array(Pack) }),
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const PackBatch = z
  .object({
    id: z.int(),
    label: z.string(),
    rarity: PackRarity,
    product_id: z.int().nullable(), // the product they are printed in
    codes: z.int(),
    redeemed: z.int(),
    created_at: z.string(),
    voided_at: z.string().nullable(),
  })
  .meta({ id: 'PackBatch' })
export type PackBatch = z.infer<typeof PackBatch>

export const createPackBatch = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/packs/batches',
  summary: 'Create codes to print. Only this response contains them',
  body: z.strictObject({
    label: z.string().overwrite(cleanLine).min(1).max(120),
    rarity: PackRarity,
    amount: z.int().min(1).max(5000),
    product_id: RowId.nullable().default(null),
  }),
  response: z.object({ batch: PackBatch, csv: z.string() }), // `serial,code` and one line per code
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const packBatches = endpoint({
  tag: 'Administration',
  permission: 'admin:game:read',
  method: 'GET',
  path: '/admin/packs/batches',
  summary: 'Batches of codes, the newest first',
  query: PageQuery,
  response: pageOf(PackBatch),
  problems: ['unauthenticated', 'forbidden'],
})

export const voidPackBatch = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/packs/batches/:id/void',
  summary: 'Revoke the codes of a batch that have not been redeemed',
  params: z.object({ id: decimal(1) }),
  response: PackBatch,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
