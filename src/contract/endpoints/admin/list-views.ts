/** Columns, order and saved views of the administration's lists, stored for each person (decision 0066). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal } from '../../envelope.ts'

const admin = { tag: 'Administration', permission: 'admin:enter' } as const
const refused = ['unauthenticated', 'forbidden'] as const

const ListName = z.string().regex(/^[a-z][a-z-]{0,39}$/)
const Sort = z.string().regex(/^-?[a-z_]{1,39}$/)
const ListParams = z.object({ list: ListName })

export const ListQuery = z.strictObject({
  filter: z.record(z.string().max(40), z.string().overwrite(cleanLine).max(200)),
  sort: Sort.nullable(), // `-due` is descending; null = the order of the list
  per_page: z.int().min(1).max(100),
})
export type ListQuery = z.infer<typeof ListQuery>

const ListView = z.object({
  id: z.int(),
  name: z.string(),
  is_shared: z.boolean(), // all admins see it
  by: z.string().nullable(), // the person who shares it; null = the caller
  query: ListQuery,
})
export type ListView = z.infer<typeof ListView>

export const ListSettings = z
  .object({
    columns: z.array(z.string()).nullable(), // visible columns in their order; null = the default
    sort: z.string().nullable(),
    views: z.array(ListView), // own ones first, then shared ones, by name
  })
  .meta({ id: 'ListSettings' })
export type ListSettings = z.infer<typeof ListSettings>

export const readListSettings = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/lists/:list',
  summary: 'Columns, order and saved views of a list for the caller',
  params: ListParams,
  response: ListSettings,
  problems: refused,
})

export const saveListSettings = endpoint({
  ...admin,
  method: 'PUT',
  path: '/admin/lists/:list',
  summary: 'Store columns and order of a list for the caller',
  changesNothing: true,
  params: ListParams,
  body: z.strictObject({
    columns: z.array(z.string().overwrite(cleanLine).max(40)).min(1).max(40).nullable(),
    sort: Sort.nullable(),
  }),
  response: ListSettings,
  problems: refused,
})

/** A view of the caller with the same name is replaced. */
export const saveListView = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/lists/:list/views',
  summary: 'Save a view of a list, for the caller or for all admins',
  changesNothing: true,
  params: ListParams,
  body: z.strictObject({
    name: z.string().overwrite(cleanLine).min(1, 'required').max(60, 'too_long'),
    is_shared: z.boolean(),
    query: ListQuery,
  }),
  response: ListSettings,
  problems: [...refused, 'too_many'],
})

/** Only the person who saved a view can delete it. */
export const removeListView = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/admin/lists/:list/views/:id',
  summary: 'Delete a view that the caller has saved',
  changesNothing: true,
  params: ListParams.extend({ id: decimal(1) }),
  response: ListSettings,
  problems: [...refused, 'not_found'],
})
