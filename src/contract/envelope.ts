import { z } from 'zod'
import { cleanLine } from '../lib/clean-text.ts'

/** Maximum of an `integer` column. */
export const mostInteger = 2_147_483_647

/** An integer in a path or a query, in plain digits. `Number` alone also accepts `1e1`, `0x10` and ` 1 `. */
export const decimal = (least: number, most = mostInteger) =>
  z.preprocess(
    value => (typeof value === 'string' && !/^\d{1,10}$/.test(value) ? Number.NaN : value),
    z.coerce.number().int().min(least).max(most),
  )

/** Lists of the specification are `{ data, meta }` or plain arrays. The client accepts both (decision 0004). */
export const PageMeta = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
})
export type PageMeta = z.infer<typeof PageMeta>

/** Whether the page is after the end of the list. The first page of an empty list is valid. */
export const isBeyondEnd = (page: number, { total, per_page }: Omit<PageMeta, 'page'>): boolean =>
  page > Math.max(1, Math.ceil(total / per_page))

/** Schema of a page of a list: items and the total count. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: PageMeta })

/** `page, per_page, search, sort` as defined in decision 0004. */
export const PageQuery = z.object({
  page: decimal(1, 10_000).default(1),
  per_page: decimal(1, 100).default(24),
  search: z.string().overwrite(cleanLine).max(120).optional(),
  sort: z.string().max(40).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** For lists whose pages are found without reading the rows before them. */
export const LongPageQuery = PageQuery.extend({ page: decimal(1, 1_000_000).default(1) })

export const Done = z.object({ done: z.literal(true) })
export const done = { done: true } as const

/** The key of a row in a body. `IdParams` is for paths. */
export const RowId = z.int().min(1).max(mostInteger)
export const IdParams = z.object({ id: decimal(1) })
export const SlugParams = z.object({ slug: z.string().min(1).max(120) })
