import { listImages } from '../../../src/contract/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import { allImages } from './repo.ts'

export const mediaRoutes: readonly Route[] = [
  route(listImages, async (_, { db }) => {
    const data = await allImages(db)
    return { data, meta: { total: data.length, page: 1, per_page: Math.max(1, data.length) } }
  }),
]
