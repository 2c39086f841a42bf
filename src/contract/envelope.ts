import { z } from 'zod'

/** Lists of the specification come as `{ data, meta }`, bare, or both ways read by the client (decision 0004). */
export const PageMeta = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
})
export type PageMeta = z.infer<typeof PageMeta>

/** Schema of a page of a list: items and how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: PageMeta })

/** `page, per_page, search, sort` as decision 0004 names them. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
  search: z.string().trim().max(120).optional(),
  sort: z.string().max(40).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export const Done = z.object({ done: z.literal(true) })
export const done = { done: true } as const

/** The greatest number an `integer` column holds. */
export const mostInteger = 2_147_483_647

/** The key of a row, in a body; `IdParams` as it comes in a path. */
export const RowId = z.int().min(1).max(mostInteger)
export const IdParams = z.object({ id: z.coerce.number().int().min(1).max(mostInteger) })
export const SlugParams = z.object({ slug: z.string().min(1).max(120) })
