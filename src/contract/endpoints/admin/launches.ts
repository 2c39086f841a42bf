/** Launches in the administration: product, start, speed of admission, and how many wait, buy and have bought (decision 0068). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const

const facts = {
  product_id: RowId,
  is_active: z.boolean(),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }).nullable(),
  per_minute: z.int().min(1, 'quantity').max(100_000),
  buying_minutes: z.int().min(1, 'quantity').max(1440),
  most_pieces: z.int().min(1, 'quantity').max(100),
}

const isRight = (
  { starts_at, ends_at }: { starts_at: string; ends_at: string | null },
  context: z.core.$RefinementCtx,
) => {
  if (ends_at && new Date(ends_at) <= new Date(starts_at))
    context.addIssue({ code: 'custom', message: 'date', path: ['ends_at'], input: ends_at })
}

export const LaunchBody = z.strictObject(facts).superRefine(isRight)
export type LaunchBody = z.output<typeof LaunchBody>

const launchStates = ['planned', 'running', 'ended', 'off'] as const

export const AdminLaunch = z
  .object({
    id: z.int(),
    version: z.string(),
    product_id: z.int(),
    title: z.string(), // of the product, in Italian
    is_active: z.boolean(),
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    per_minute: z.int(),
    buying_minutes: z.int(),
    most_pieces: z.int(),
    state: z.enum(launchStates),
    waiting: z.int(), // places that are not admitted yet
    buying: z.int(), // admitted places that have not bought and are in time
    missed: z.int(), // admitted places whose time is over
    sold: z.int(), // places that bought
    pieces: z.int().nullable(), // in stock; null = not counted
    draw_seed: z.string().nullable(), // with it the draw can be repeated
  })
  .meta({ id: 'AdminLaunch' })
export type AdminLaunch = z.infer<typeof AdminLaunch>

export const adminLaunches = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/launches',
  summary: 'Launches, the newest start first, with the number of places in each state; `search` finds titles',
  query: PageQuery,
  response: pageOf(AdminLaunch),
  problems: ['unauthenticated', 'forbidden'],
})

export const createLaunch = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/launches',
  summary: 'A new launch; a product has at most one',
  body: LaunchBody,
  response: AdminLaunch,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeLaunch = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/launches/:id',
  summary: 'Save a launch; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isRight),
  response: AdminLaunch,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

export const removeLaunch = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/launches/:id',
  summary: 'Delete a launch with its places; orders remain',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
