import { pageQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'
import { prefetchBlockProducts } from './block-products.prefetch.ts'

/** The page, then the products of its blocks. */
export const prefetchPage: Prefetch = async context => {
  const { reader, params, fetch } = context
  const { blocks } = await fetch(pageQuery(reader, params.slug ?? ''))
  await prefetchBlockProducts(blocks, context)
}
