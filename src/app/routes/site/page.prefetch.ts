import { legalVersionsQuery } from '@/api/legal-queries.ts'
import { pageQuery } from '@/api/queries.ts'
import type { Prefetch } from '../../screen-prefetch.ts'
import { prefetchBlockProducts } from './block-products.prefetch.ts'

/** The page, then the versions of a legal text and the products of its blocks. */
export const prefetchPage: Prefetch = async context => {
  const { reader, params, fetch } = context
  const { blocks, legal } = await fetch(pageQuery(reader, params.slug ?? ''))
  if (legal) await fetch(legalVersionsQuery(reader.locale, legal.kind))
  await prefetchBlockProducts(blocks, context)
}
