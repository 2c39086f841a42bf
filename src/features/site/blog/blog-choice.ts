/** Filters of the journal and their URL. Pure. */
export interface BlogChoice {
  search: string
  category: string // slug; empty = all
  page: number // from 1
}

export function readBlogChoice(params: URLSearchParams): BlogChoice {
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').trim().slice(0, 120),
    category: (params.get('category') ?? '').slice(0, 120),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** `?…`, or empty without filters. */
export function blogSearch({ search, category, page }: BlogChoice): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}
