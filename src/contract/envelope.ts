import { z } from 'zod'
import { cleanLine } from '../lib/clean-text.ts'

/** The greatest number that an `integer` column can store. */
export const mostInteger = 2_147_483_647

/** A whole number of a path or a query, in plain digits: `Number` alone also reads `1e1`, `0x10` and ` 1 `. */
export const decimal = (least: number, most = mostInteger) =>
  z.preprocess(
    value => (typeof value === 'string' && !/^\d{1,10}$/.test(value) ? Number.NaN : value),
    z.coerce.number().int().min(least).max(most),
  )

/** Lists of the specification come as `{ data, meta }`, bare, or both ways read by the client (decision 0004). */
export const PageMeta = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
})
export type PageMeta = z.infer<typeof PageMeta>

/** Whether a list ends before a page; the first page of an empty list is a page. */
export const isBeyondEnd = (page: number, { total, per_page }: Omit<PageMeta, 'page'>): boolean =>
  page > Math.max(1, Math.ceil(total / per_page))

/** Schema of a page of a list: items and how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: PageMeta })

/** `page, per_page, search, sort` as decision 0004 names them. */
export const PageQuery = z.object({
  page: decimal(1, 10_000).default(1),
  per_page: decimal(1, 100).default(24),
  search: z.string().overwrite(cleanLine).max(120).optional(),
  sort: z.string().max(40).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

export const Done = z.object({ done: z.literal(true) })
export const done = { done: true } as const

/** The key of a row, in a body; `IdParams` as it comes in a path. */
export const RowId = z.int().min(1).max(mostInteger)
export const IdParams = z.object({ id: decimal(1) })
export const SlugParams = z.object({ slug: z.string().min(1).max(120) })
