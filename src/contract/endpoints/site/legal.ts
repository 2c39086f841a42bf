/**
 * Legal texts in versions (decision 0062). A published version never changes. Saving its page publishes a new one, with the day from which
 * it applies.
 */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams } from '../../envelope.ts'
import { ShownBlock } from './page-blocks.ts'

export const legalKinds = ['terms', 'withdrawal', 'privacy', 'imprint', 'accessibility'] as const
export const LegalKind = z.enum(legalKinds)
export type LegalKind = z.infer<typeof LegalKind>

/** The texts that an order stores and its confirmation contains. */
export const agreedKinds = ['terms', 'withdrawal', 'privacy'] as const satisfies readonly LegalKind[]

export const LegalVersionHead = z
  .object({
    id: z.int(),
    kind: LegalKind,
    title: z.string(),
    effective_from: z.string(),
  })
  .meta({ id: 'LegalVersionHead' })
export type LegalVersionHead = z.infer<typeof LegalVersionHead>

export const LegalVersion = LegalVersionHead.extend({
  lead: z.string(),
  body: z.string(), // sanitised rich text
  blocks: z.array(ShownBlock),
  is_in_force: z.boolean(),
}).meta({ id: 'LegalVersion' })
export type LegalVersion = z.infer<typeof LegalVersion>

const area = { tag: 'Content', permission: 'public', cache: 'shared' } as const

export const legalVersionsInForce = endpoint({
  ...area,
  method: 'GET',
  path: '/legal/in-force',
  summary: 'The versions that an order accepts now; their ids are sent with it',
  response: z.array(LegalVersionHead),
  problems: [],
})

export const legalVersionsOfKind = endpoint({
  ...area,
  method: 'GET',
  path: '/legal/kinds/:kind',
  summary: 'All versions of one legal text, newest first, including those that apply later',
  params: z.object({ kind: LegalKind }),
  response: z.array(LegalVersionHead),
  problems: [],
})

export const legalVersion = endpoint({
  ...area,
  method: 'GET',
  path: '/legal/versions/:id',
  summary: 'One version of a legal text, in force or not',
  params: IdParams,
  response: LegalVersion,
  problems: ['not_found'],
})
