import { faqQuery } from '@/api/page-queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'
import { prefetchBlockProducts } from './block-products.prefetch.ts'

/** The FAQ page, then the products of its blocks. */
export const prefetchFaq: Prefetch = async context => {
  const { blocks } = await context.fetch(faqQuery(context.reader))
  await prefetchBlockProducts(blocks, context)
}
